// Knows how a learner signs with the code of a slot (decisions 11): now, or later with a code that they saw then.
import { canSign, judgeCode, readLateHours, readMeanRules, readSigningWindow } from "@academiz/domain/classiz";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Outcome, type Refusal, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { Actor, SlotRow } from "../../ports/index.ts";
import { readSentDrawing } from "./read-sent-drawing.ts";
import { describeSigned, findSeat, type Signed, type Signing, type SigningWorld, signHeld } from "./sign-held.ts";

/** How many codes one learner may try at one slot, in so many milliseconds. */
const MOST_TRIES = 5;
const TRIES_WINDOW = 60_000;

type Stage = SigningWorld &
  Pick<World, "slots" | "perimeters" | "users" | "clients" | "products" | "vault" | "guessCounts">;
interface SentSignature {
  readonly code?: string | undefined;
  readonly drawing?: string | undefined;
}

/** As `signSlot`. The code is judged before the slot is held, so that somebody who tries codes holds up nobody. */
export async function signByCode(world: Stage, actor: Actor, slug: string, sent: SentSignature): Outcome<Signed> {
  const drawing = readSentDrawing(sent.drawing);
  if (!drawing.ok) return drawing;
  const slot = await world.slots.read(actor.home, slug);
  const seat = await findSeat(world, actor, slot);
  if (!seat.ok) return seat;
  if (!slot) return refuse("not-found");
  if (seat.value) return succeed(describeSigned(slug, seat.value));
  const proven = await prove(world, actor, slot, sent.code);
  if (!proven.ok) return proven;
  return signHeld(world, actor, slug, async (_, held) => {
    const isMoved = held.startAt !== slot.startAt || held.endAt !== slot.endAt || held.mean !== slot.mean;
    return isMoved ? refuse("slot.closed") : succeed({ ...proven.value, drawing: drawing.value });
  });
}

type Proven = Pick<Signing, "at" | "arrivedAt">;

async function prove(
  world: Stage,
  actor: Actor,
  slot: SlotRow,
  code: string | undefined,
): Promise<Result<Proven, Refusal>> {
  const now = world.clock.now();
  const [product, client] = await Promise.all([
    world.products.read(actor.home, slot.productSlug),
    world.clients.read(actor.home),
  ]);
  const window = readSigningWindow(client?.config);
  const times = { startAt: Date.parse(slot.startAt), endAt: Date.parse(slot.endAt) };
  const atOnce: Proven = { at: toIso(now), arrivedAt: null };
  if (code === undefined) {
    if (readMeanRules(product?.config, slot.mean).signing === "code") return refuse("slot.code-required");
    return canSign(times, window, now) ? succeed(atOnce) : refuse("slot.closed");
  }
  const waiting = await countTry(world, actor, slot.slug, now);
  if (waiting > 0) return refuse("slot.code-tries", { retryAfter: waiting });
  const verdict = judgeCode(code, {
    slotSlug: slot.slug,
    times,
    window,
    lateHours: readLateHours(client?.config),
    now,
    digest: world.vault.deriveKey,
  });
  if (verdict.kind === "now") return succeed(atOnce);
  if (verdict.kind === "late") return succeed({ at: toIso(verdict.at), arrivedAt: toIso(now) });
  return refuse(REFUSALS[verdict.kind]);
}

const REFUSALS = { closed: "slot.closed", old: "slot.code-old", wrong: "slot.code-wrong" } as const;

/** Seconds until the next try; 0: now. All processes count together, before the code is looked at. */
async function countTry(world: Stage, { userId }: Actor, slug: string, now: number): Promise<number> {
  const { from, count } = await world.guessCounts.add(`slot code ${slug} ${userId}`, toIso(now), TRIES_WINDOW);
  return count <= MOST_TRIES ? 0 : Math.max(1, Math.ceil((Date.parse(from) + TRIES_WINDOW - now) / 1_000));
}

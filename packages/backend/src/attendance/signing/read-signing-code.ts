// Knows which code of a slot is shown at this moment, and only to the trainer who runs it (decisions 11).
import type { AnswerOf, classiz } from "@academiz/contract";
import { CODE_WINDOW, canSign, findCodeWindow, readSigningWindow, spellCode } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { findOwn } from "../../classiz/read-slot.ts";
import { type Outcome, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { Actor } from "../../ports/index.ts";

/** Nobody is told the codes of other moments. */
export async function readSigningCode(
  world: Pick<World, "slots" | "users" | "clients" | "clock" | "vault">,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof classiz.readSigningCode>> {
  const slot = await findOwn(world, actor, slug);
  if (!slot) return refuse("not-found");
  const now = world.clock.now();
  const times = { startAt: Date.parse(slot.startAt), endAt: Date.parse(slot.endAt) };
  const signing = readSigningWindow((await world.clients.read(actor))?.config);
  if (!canSign(times, signing, now)) return refuse("slot.closed");
  const window = findCodeWindow(now);
  const ends = (window + 1) * CODE_WINDOW;
  return succeed({
    code: spellCode(slug, window, world.vault.deriveKey),
    validUntil: toIso(ends),
    secondsLeft: Math.ceil((ends - now) / 1_000),
  });
}

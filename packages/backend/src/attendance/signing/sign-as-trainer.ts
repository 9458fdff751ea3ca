// Knows how a trainer signs that they taught (decisions 11): the mark is part of the slot's chain, but of no learner's
// attendance.
import { canSign, readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { holdSlot } from "../../classiz/hold-slot.ts";
import { type Outcome, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { Actor } from "../../ports/index.ts";
import { addMarks } from "../add-marks.ts";
import { readSentDrawing } from "./read-sent-drawing.ts";
import type { Signed } from "./sign-held.ts";

/**
 * Only the person whom the slot names; where it names nobody, whoever runs it. Signing a second time gives the first
 * signature.
 */
export async function signAsTrainer(
  world: Pick<World, "transact" | "clock" | "digester">,
  actor: Actor,
  slug: string,
  sent: { readonly drawing?: string | undefined },
): Outcome<Pick<Signed, "slug" | "signedAt">> {
  const drawing = readSentDrawing(sent.drawing);
  if (!drawing.ok) return drawing;
  return world.transact(actor, async (inside): Outcome<Pick<Signed, "slug" | "signedAt">> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const { userId } = actor;
    const { trainerId, startAt, endAt } = held.value;
    if (trainerId !== null && trainerId !== userId) return refuse("role.refused");
    const before = await inside.slots.findTaught(actor, slug, userId);
    if (before !== null) return succeed({ slug, signedAt: before });
    const now = world.clock.now();
    const window = readSigningWindow((await inside.clients.read(actor))?.config);
    if (!canSign({ startAt: Date.parse(startAt), endAt: Date.parse(endAt) }, window, now)) return refuse("slot.closed");
    const at = toIso(now);
    const mark = { slotSlug: slug, userId, kind: "TRAINER", byId: userId, at, reason: null } as const;
    await addMarks(inside, world, actor, [{ ...mark, drawing: drawing.value }]);
    return succeed({ slug, signedAt: at });
  });
}

// Knows how the trainer of a slot marks who was there (decisions 11).
import { judgeMark } from "@academiz/domain/classiz";
import { type DescribedSlot, describeSlot, type PeoplePage } from "../classiz/describe-slot.ts";
import { holdSlot } from "../classiz/hold-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { addMarks } from "./add-marks.ts";
import { followPerson } from "./follow-attendance.ts";

export interface SentPresence {
  readonly userId: string;
  readonly isPresent: boolean;
  readonly reason: string;
}

/**
 * Needs a reason, because somebody else says it. A mark that stands already is not made again. Nobody is marked as
 * there before the start, and nobody marks themselves.
 */
export async function markPresence(
  world: Pick<World, "transact" | "clock" | "digester" | "dice" | "publicUrl">,
  actor: Actor,
  slug: string,
  { userId, ...claim }: SentPresence,
  page: PeoplePage,
): Outcome<DescribedSlot> {
  return world.transact(actor, async (inside): Outcome<DescribedSlot> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    if (userId === actor.userId) return refuse("slot.own");
    const [person] = await inside.slots.findEnrolled(actor, slug, [userId]);
    if (!person) return refuse("not-found");
    const now = world.clock.now();
    const verdict = judgeMark(claim, person.mark, Date.parse(held.value.startAt), now);
    if (verdict === "early") return refuse("slot.closed");
    if (verdict === "unreasoned")
      return refuse("validation", { faults: [{ path: ["reason"], message: "a mark needs a reason" }] });
    if (verdict === "possible") {
      const kind = claim.isPresent ? "PRESENT" : "ABSENT";
      const mark = { slotSlug: slug, userId, kind, byId: actor.userId, at: toIso(now), reason: claim.reason } as const;
      await addMarks(inside, world, actor, [mark]);
      await followPerson(inside, world, actor, held.value, userId);
    }
    return describeSlot(inside, actor, held.value, page);
  });
}

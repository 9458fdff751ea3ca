// Knows how who runs a slot says who was there (decisions 11).
import { isThere, readLastMarks } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, SlotRecord } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { Repositories, World } from "../world.ts";
import { addMark } from "./add-mark.ts";
import { followAttendance } from "./follow-attendance.ts";
import { holdSlot } from "./hold-slot.ts";
import { readSlot, type SlotDescription } from "./list-slots.ts";

export interface SentPresence {
  readonly userId: string;
  readonly isPresent: boolean;
  readonly reason: string;
}
type Stage = Pick<World, "transact" | "slots" | "users" | "clock" | "digester">;

/** With the reason why somebody else says it. What is marked already is not marked again. */
export async function markPresence(
  world: Stage,
  actor: Actor,
  slug: string,
  sent: SentPresence,
): Outcome<SlotDescription> {
  return world.transact(actor, async (inside): Outcome<SlotDescription> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const marked = await markHeld(inside, world, actor, held.value, sent);
    return marked.ok ? readSlot({ ...world, ...inside }, actor, slug) : marked;
  });
}

/** Of a held slot. True when something was marked. Nobody was there before the start. */
export async function markHeld(
  inside: Repositories,
  world: Pick<World, "clock" | "digester">,
  actor: Actor,
  slot: SlotRecord,
  { userId, isPresent, reason }: SentPresence,
): Outcome<boolean> {
  const enrolled = await inside.slots.listEnrolled(actor, slot.slug);
  if (!enrolled.some((one) => one.userId === userId)) return refuse("not-found");
  const last = readLastMarks((await inside.slots.listMarks(actor, [slot.slug])).get(slot.slug) ?? []).get(userId);
  if (last && isThere(last) === isPresent && (last.reason ?? "") === reason) return succeed(false);
  if (reason === "") return refuse("validation", { faults: [{ path: ["reason"], message: "a mark needs a reason" }] });
  const now = world.clock.now();
  if (now < Date.parse(slot.startAt)) return refuse("slot.closed");
  const kind = isPresent ? "PRESENT" : "ABSENT";
  await addMark(inside, world, actor, slot.slug, { userId, kind, byId: actor.userId, at: toIso(now), reason });
  await followAttendance(inside, actor, slot, [userId], now);
  return succeed(true);
}

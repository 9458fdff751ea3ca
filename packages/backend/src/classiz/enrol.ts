// Knows how people get a place in a slot, and give it back.
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { followAttendance } from "./follow-attendance.ts";
import { holdSlot } from "./hold-slot.ts";
import { readSlot, type SlotDescription } from "./list-slots.ts";

type Stage = Pick<World, "transact" | "slots" | "users" | "clock" | "digester">;

/** All or none; who is enrolled already takes no second place. */
export async function enrol(
  world: Stage,
  actor: Actor,
  slug: string,
  userIds: readonly string[],
): Outcome<SlotDescription> {
  const now = world.clock.now();
  return world.transact(actor, async (inside): Outcome<SlotDescription> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const wanted = [...new Set(userIds)];
    const found = await inside.users.hold(actor, wanted);
    if (found.length < wanted.length) return refuse("not-found");
    const enrolled = new Set((await inside.slots.listEnrolled(actor, slug)).map(({ userId }) => userId));
    const added = found.map(({ id }) => id).filter((id) => !enrolled.has(id));
    if (enrolled.size + added.length > held.value.capacity) return refuse("slot.full");
    await inside.slots.enrol(actor, slug, added, toIso(now));
    await followAttendance(inside, actor, held.value, added, now);
    return readSlot({ ...world, ...inside }, actor, slug);
  });
}

/** Who was marked stays: it is evidence. */
export async function withdraw(world: Stage, actor: Actor, slug: string, userId: string): Outcome<SlotDescription> {
  return world.transact(actor, async (inside): Outcome<SlotDescription> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const marks = (await inside.slots.listMarks(actor, [slug])).get(slug) ?? [];
    if (marks.some((mark) => mark.userId === userId)) return refuse("slot.signed");
    const enrolled = await inside.slots.listEnrolled(actor, slug);
    if (!enrolled.some((one) => one.userId === userId)) return refuse("not-found");
    await inside.slots.withdraw(actor, slug, userId);
    await followAttendance(inside, actor, held.value, [userId], world.clock.now());
    return readSlot({ ...world, ...inside }, actor, slug);
  });
}

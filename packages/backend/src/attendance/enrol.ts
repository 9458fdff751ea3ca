// Knows how people get a place in a slot, and give it back.
import type { Fault } from "@academiz/domain/kernel";
import { type DescribedSlot, describeSlot, type PeoplePage } from "../classiz/describe-slot.ts";
import { holdSlot } from "../classiz/hold-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { admitToSlot } from "../perimeters/admit-to-slot.ts";
import type { Actor, UserRecord } from "../ports/index.ts";
import { followAttendance } from "./follow-attendance.ts";
import { type NewsWorld, tellSlotNews } from "./news/tell-slot-news.ts";
import { admitWaiting } from "./places/admit-waiting.ts";

type Stage = NewsWorld & Pick<World, "transact">;

/**
 * All of them or none; a person who is enrolled already takes no second place, and who teaches takes none. Nobody gets
 * one in a classroom that is closed to them when the slot begins.
 */
export async function enrol(
  world: Stage,
  actor: Actor,
  slug: string,
  userIds: readonly string[],
  page: PeoplePage,
): Outcome<DescribedSlot> {
  const now = world.clock.now();
  return world.transact(actor, async (inside): Outcome<DescribedSlot> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const wanted = [...new Set(userIds)];
    if (wanted.some((id) => id === held.value.trainerId)) return refuse("slot.own");
    const found = await inside.users.hold(actor, wanted);
    if (found.length < wanted.length) return refuse("not-found");
    const enrolled = new Set((await inside.slots.findEnrolled(actor, slug, wanted)).map(({ userId }) => userId));
    const added = found.map(({ id }) => id).filter((id) => !enrolled.has(id));
    if (added.length > 0) {
      const admits = await admitToSlot(inside, actor, held.value);
      if (!admits) return refuse("slot.classroom-closed");
      const closed = found.filter((one) => !enrolled.has(one.id) && !admits(one));
      if (closed.length > 0) return refuse("slot.not-meant", { faults: closed.map(tellClosed(userIds)) });
    }
    if (held.value.enrolled + added.length > held.value.capacity) return refuse("slot.full");
    await inside.slots.enrol(actor, slug, added, toIso(now));
    await inside.slots.stopWaiting(actor, slug, added);
    await followAttendance(inside, actor, held.value, added, now);
    // Nobody needs to be told about a slot that is over.
    if (Date.parse(held.value.endAt) > now)
      await tellSlotNews(inside, world, actor, { kind: "enrolled", slot: held.value, userIds: added });
    return describeSlot(inside, actor, held.value, page);
  });
}

/** Whoever sent them finds by the path which of them it is. */
const tellClosed =
  (userIds: readonly string[]) =>
  ({ id, firstname, lastname }: UserRecord): Fault => ({
    path: ["userIds", userIds.indexOf(id)],
    message: `the classroom is not open to ${firstname} ${lastname}`,
  });

/** A person with a mark stays: it is evidence. */
export async function withdraw(
  world: Stage,
  actor: Actor,
  slug: string,
  userId: string,
  page: PeoplePage,
): Outcome<DescribedSlot> {
  return world.transact(actor, async (inside): Outcome<DescribedSlot> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const [person] = await inside.slots.findEnrolled(actor, slug, [userId]);
    if (!person) return refuse("not-found");
    if (person.mark) return refuse("slot.signed");
    await inside.slots.withdraw(actor, slug, userId);
    await followAttendance(inside, actor, held.value, [userId], world.clock.now());
    await admitWaiting(inside, world, actor, held.value);
    return describeSlot(inside, actor, held.value, page);
  });
}

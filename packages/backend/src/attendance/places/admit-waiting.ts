// Knows who gets a place that becomes free: the person who has waited longest, in the same transaction, and they are
// told.
import { toIso } from "../../ground/time.ts";
import type { Repositories } from "../../ground/world.ts";
import type { SlotRow, Tenancy } from "../../ports/index.ts";
import { followAttendance } from "../follow-attendance.ts";
import { type NewsWorld, tellSlotNews } from "../news/tell-slot-news.ts";

/** For a held slot as it is now; nobody once it has begun. Returns the people who were let in. */
export async function admitWaiting(
  inside: Repositories,
  world: NewsWorld,
  tenancy: Tenancy,
  slot: SlotRow,
): Promise<readonly string[]> {
  const now = world.clock.now();
  const present = await inside.slots.read(tenancy, slot.slug);
  const free = present && Date.parse(present.startAt) > now ? present.capacity - present.enrolled : 0;
  if (!present || free <= 0) return [];
  const admitted = await inside.slots.listWaiters(tenancy, slot.slug, free);
  if (admitted.length === 0) return [];
  await inside.slots.stopWaiting(tenancy, slot.slug, admitted);
  await inside.slots.enrol(tenancy, slot.slug, admitted, toIso(now));
  await followAttendance(inside, tenancy, present, admitted, now);
  await tellSlotNews(inside, world, tenancy, { kind: "place", slot: present, userIds: admitted });
  return admitted;
}

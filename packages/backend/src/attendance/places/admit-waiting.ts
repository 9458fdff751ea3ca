// Knows who gets a place that becomes free: of those to whom the classroom is open, the person who has waited longest,
// in the same transaction, and they are told.
import { toIso } from "../../ground/time.ts";
import type { Repositories } from "../../ground/world.ts";
import { keepMeant } from "../../perimeters/admit-to-slot.ts";
import { WAITING_LIMIT } from "../../policies/stored-bounds.ts";
import type { SlotRow, Tenancy } from "../../ports/index.ts";
import { followAttendance } from "../follow-attendance.ts";
import { type NewsWorld, tellSlotNews } from "../news/tell-slot-news.ts";

/**
 * For a held slot as it is now; nobody once it has begun. Whoever lost the classroom is passed over and goes on
 * waiting. Returns the people who were let in.
 */
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
  const waiting = await inside.slots.listWaiters(tenancy, slot.slug, WAITING_LIMIT);
  const admitted = (await keepMeant(inside, tenancy, present, waiting)).slice(0, free);
  if (admitted.length === 0) return [];
  await inside.slots.stopWaiting(tenancy, slot.slug, admitted);
  await inside.slots.enrol(tenancy, slot.slug, admitted, toIso(now));
  await followAttendance(inside, tenancy, present, admitted, now);
  await tellSlotNews(inside, world, tenancy, { kind: "place", slot: present, userIds: admitted });
  return admitted;
}

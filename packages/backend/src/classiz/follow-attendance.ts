// Knows that the progress of learners follows what was marked of them.
import { followProgress } from "../players/follow-progress.ts";
import { summarize } from "../players/guard-progress.ts";
import type { SlotRecord, Tenancy } from "../ports/index.ts";
import type { Repositories } from "../world.ts";
import { readAttendance } from "./read-attendance.ts";

/** In the transaction of the marks, after the slots were held. `now` in milliseconds. */
export async function followAttendance(
  inside: Repositories,
  tenancy: Tenancy,
  { perimeterSlug, productSlug }: Pick<SlotRecord, "perimeterSlug" | "productSlug">,
  userIds: readonly string[],
  now: number,
): Promise<void> {
  const people = [...new Set(userIds)].sort();
  // One after the other for each person, whatever the slot: what one marks the next one counts.
  const held = await inside.users.hold(tenancy, people);
  for (const { id: userId } of held) {
    const { clientId } = tenancy;
    const result = await readAttendance(inside, { clientId, slug: perimeterSlug, productSlug }, userId);
    const following = { progress: { ...result }, summary: summarize(result) };
    await followProgress(inside, tenancy, { userId, perimeterSlug }, following, now);
  }
}

// Knows that the progress of learners follows what was marked of them.

import type { Repositories } from "../ground/world.ts";
import type { SlotRecord, Tenancy } from "../ports/index.ts";
import { followAll } from "../progress/follow-progress.ts";
import { summarize } from "../progress/guard-progress.ts";
import { cutPortions } from "./cut-portions.ts";
import { readAttendances } from "./read-attendance.ts";

/** People whose slots are read, and whose progress is written, at once. */
const PORTION = 1_000;

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
  const { clientId } = tenancy;
  for (const portion of cutPortions(held, PORTION)) {
    const ids = portion.map(({ id }) => id);
    const results = await readAttendances(inside, { clientId, slug: perimeterSlug, productSlug }, ids);
    const followings = [...results].map(([userId, result]) => ({
      userId,
      progress: { ...result },
      summary: summarize(result),
    }));
    await followAll(inside, tenancy, perimeterSlug, followings, now);
  }
}

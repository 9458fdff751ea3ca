// Knows that learners' progress follows their attendance marks.

import type { AttendanceResult } from "@academiz/domain/classiz";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, SlotRecord, Tenancy } from "../ports/index.ts";
import { followAll } from "../progress/follow-progress.ts";
import { followResult } from "../progress/follow-result.ts";
import { followSections } from "../progress/follow-sections.ts";
import { summarize } from "../progress/guard-progress.ts";
import { noteEnds } from "../progress/note-ends.ts";
import { planFollowing } from "../progress/settling/plan-settling.ts";
import { cutPortions } from "./cut-portions.ts";
import { readAttendances } from "./read-attendance.ts";

/** How many people's slots and progress are read and written at once. */
const PORTION = 1_000;

/**
 * Call it in the transaction of the marks, after the slots were held. `now` in milliseconds. Returns the result of
 * each person.
 */
export async function followAttendance(
  inside: Repositories,
  tenancy: Tenancy,
  { perimeterSlug, productSlug }: Pick<SlotRecord, "perimeterSlug" | "productSlug">,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, AttendanceResult>> {
  const people = [...new Set(userIds)].sort();
  // The rows of people are locked, so that two slots do not count the same person at once: the second counts the marks
  // of the first.
  const held = await inside.users.hold(tenancy, people);
  const { clientId } = tenancy;
  const all = new Map<string, AttendanceResult>();
  for (const portion of cutPortions(held, PORTION)) {
    const ids = portion.map(({ id }) => id);
    const results = await readAttendances(inside, { clientId, slug: perimeterSlug, productSlug }, ids);
    const followings = [...results].map(([userId, result]) => ({
      userId,
      progress: { ...result },
      summary: summarize(result),
    }));
    await followAll(inside, tenancy, perimeterSlug, followings, now);
    const ended = followings.map(({ userId, summary }) => ({ userId, slug: productSlug, summary }));
    await noteEnds(inside, tenancy, { perimeterSlug, type: "classiz" }, ended, now);
    for (const [userId, result] of results) all.set(userId, result);
  }
  return all;
}

/**
 * As `followAttendance`, for many people. It would take long until all their paths and sections went on: a job does
 * that, once the transaction is committed.
 */
export async function followMany(
  inside: Repositories,
  world: Pick<World, "clock" | "dice">,
  actor: Actor,
  slot: Pick<SlotRecord, "perimeterSlug" | "productSlug">,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await followAttendance(inside, actor, slot, userIds, world.clock.now());
  await planFollowing(inside, world, actor, slot.productSlug);
}

/** As `followAttendance`, for one person, whose paths and sections go on at once. */
export async function followPerson(
  inside: Repositories,
  world: Pick<World, "clock" | "dice" | "publicUrl">,
  tenancy: Tenancy,
  slot: Pick<SlotRecord, "perimeterSlug" | "productSlug">,
  userId: string,
): Promise<void> {
  const result = (await followAttendance(inside, tenancy, slot, [userId], world.clock.now())).get(userId);
  if (result?.status === "COMPLETE")
    await followResult(inside, world, tenancy, userId, { product: slot.productSlug, status: "COMPLETE", score: null });
  await followSections(inside, world, tenancy, userId, slot.productSlug);
}

// Knows how trainers get the address of a calendar of their own dates: one for each, readable by anybody who has it.
// It is shown once; only the hash of its secret is kept.
import type { AnswerOf, calendars } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function readOwnFeed(
  { calendarFeeds }: Pick<World, "calendarFeeds">,
  { home, userId }: Actor,
): Outcome<AnswerOf<typeof calendars.readOwnCalendar>> {
  return succeed({ madeAt: await calendarFeeds.readMade(home, userId) });
}

/** Makes the former address invalid. */
export async function makeOwnFeed(
  {
    calendarFeeds,
    digester,
    dice,
    clock,
    publicUrl,
  }: Pick<World, "calendarFeeds" | "digester" | "dice" | "clock" | "publicUrl">,
  { home, userId }: Actor,
): Outcome<AnswerOf<typeof calendars.makeOwnCalendar>> {
  const secret = `${dice.createId()}${dice.createId()}`.replaceAll("-", "");
  const madeAt = toIso(clock.now());
  await calendarFeeds.make(home, userId, digester.sha256(secret), madeAt);
  return succeed({ madeAt, address: `${publicUrl}/api/calendar/${secret}` });
}

export async function removeOwnFeed(
  { calendarFeeds }: Pick<World, "calendarFeeds">,
  { home, userId }: Actor,
): Outcome<undefined> {
  await calendarFeeds.remove(home, [userId]);
  return succeed(undefined);
}

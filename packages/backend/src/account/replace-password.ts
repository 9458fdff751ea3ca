// Knows what a new password must be, and what ends with the old one (§5.4–§5.20, §8.15).
import { findPasswordError } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, UserRecord } from "../ports/index.ts";

/**
 * The hash of a password that this user may take: every change of a password gets it here. The rules come first, so
 * that nothing long is hashed.
 */
export async function hashNewPassword(
  world: Pick<World, "passwords">,
  user: Pick<UserRecord, "identifier" | "passwordHash">,
  password: string,
): Outcome<string> {
  if (findPasswordError(password, user.identifier) !== undefined) return refuse("password.invalid");
  if (user.passwordHash !== "" && (await world.passwords.verify(user.passwordHash, password)))
    return refuse("same_password");
  return succeed(await world.passwords.hash(password));
}

/**
 * Call it inside a transaction. Ends the sessions that the old password opened, except the one that changes it. Links
 * that were mailed before no longer work, nor does the address of a calendar.
 */
export async function takePassword(
  world: Pick<Repositories, "users" | "sessions" | "accountLinks" | "calendarFeeds" | "accountEvents"> &
    Pick<World, "clock" | "dice">,
  actor: Actor,
  passwordHash: string,
): Promise<void> {
  await world.users.choosePassword(actor.home, actor.userId, passwordHash);
  const kept = actor.scope === "account-link" ? null : actor.sessionId;
  const now = toIso(world.clock.now());
  await world.sessions.endOthers(actor.home, actor.userId, kept, now);
  await world.accountLinks.close(actor.home, actor.userId, now);
  await world.calendarFeeds.remove(actor.home, [actor.userId]);
  const detail = actor.scope === "account-link" ? "link" : null;
  await noteEvents(world, world, actor.home, toDoer(actor), [
    { userId: actor.userId, kind: "password-changed", detail },
  ]);
}

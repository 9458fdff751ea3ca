// Knows where people are signed in, and how they are signed out there: by themselves, or by somebody above them.
import type { AnswerOf, ownAccount } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findLesser } from "../policies/find-lesser.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { SESSION_LIFETIME } from "../session/lifetimes.ts";

type Listed = AnswerOf<typeof ownAccount.listOwnSessions>;

async function list(
  { sessions, clock }: Pick<World, "sessions" | "clock">,
  tenancy: Tenancy,
  userId: string,
  currentId: string,
): Promise<Listed> {
  const open = await sessions.listOpen(tenancy, userId, toIso(clock.now()));
  return {
    sessions: open.map(({ id, browser, system, kind, expiresAt, lastSeenAt }) => ({
      ...{ id, browser, system, kind, lastSeenAt },
      // Every session lives for the same time, whatever is done in it.
      openedAt: toIso(Date.parse(expiresAt) - SESSION_LIFETIME),
      isCurrent: id === currentId,
    })),
  };
}

export const listOwnSessions = async (
  world: Pick<World, "sessions" | "clock">,
  { home, userId, sessionId }: Actor,
): Outcome<Listed> => succeed(await list(world, home, userId, sessionId));

export async function endOwnSession(
  { sessions, clock }: Pick<World, "sessions" | "clock">,
  { home, userId }: Actor,
  sessionId: string,
): Outcome<undefined> {
  const isEnded = await sessions.endLogin(home, userId, sessionId, toIso(clock.now()));
  return isEnded ? succeed(undefined) : refuse("not-found");
}

/** Also ends the address of one's calendar, which anybody who was signed in may have. */
export async function endOtherSessions(
  { clock, transact }: Pick<World, "clock" | "transact">,
  { home, userId, sessionId }: Actor,
): Outcome<undefined> {
  return transact(home, async ({ sessions, calendarFeeds }) => {
    await sessions.endLogins(home, userId, sessionId, toIso(clock.now()));
    await calendarFeeds.remove(home, [userId]);
    return succeed(undefined);
  });
}

export async function listSessionsOf(
  world: Pick<World, "users" | "sessions" | "clock">,
  actor: Actor,
  id: string,
): Outcome<Listed> {
  const user = await findLesser(world, actor, id);
  return user.ok ? succeed(await list(world, actor, user.value.id, actor.sessionId)) : user;
}

/**
 * `sessionId` null: all sessions except the one that asks, and the address of their calendar. It is recorded in the
 * account.
 */
export async function endSessionsOf(
  world: Pick<World, "clock" | "dice" | "transact">,
  actor: Actor,
  id: string,
  sessionId: string | null,
): Outcome<undefined> {
  const now = toIso(world.clock.now());
  return world.transact(actor, async (inside) => {
    const user = await findLesser(inside, actor, id);
    if (!user.ok) return user;
    const { id: userId } = user.value;
    const ended =
      sessionId === null
        ? await inside.sessions.endLogins(actor, userId, userId === actor.userId ? actor.sessionId : null, now)
        : Number(await inside.sessions.endLogin(actor, userId, sessionId, now));
    if (ended === 0 && sessionId !== null) return refuse("not-found");
    if (sessionId === null) await inside.calendarFeeds.remove(actor, [userId]);
    if (ended > 0) await noteEvents(inside, world, actor, toDoer(actor), [{ userId, kind: "sessions-ended" }]);
    return succeed(undefined);
  });
}

// Knows how sessions stand in the database as families of refresh tokens, and how a token is exchanged without a race.
import type { ExchangedSession, Sessions } from "@academiz/backend/ports";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { clients, refreshTokens, sessions, users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findTokenHome } from "../platform/find-home.ts";
import { isId } from "../queries/is-id.ts";
import { endThese, stands } from "./end-sessions.ts";
import { createLinks } from "./session-links.ts";

const isOpen = (id: string, now: string) => and(eq(sessions.id, id), stands(now));

/** The most sessions of one person: beyond these the ones that end first go, links and previews before logins. */
const MOST_SESSIONS = 200;
/** The most tokens of one session: an older one is unknown, and so refused too. */
const MOST_TOKENS = 500;

/**
 * When another token of the family was last exchanged, so that an exchange that is repeated within the grace answers
 * the same; where none was, when the family's first token came.
 */
const kin = alias(refreshTokens, "kin");
const findLastSeen = (hash: string) =>
  sql<string>`(select coalesce(max(${kin.usedAt}) filter (where ${kin.hash} <> ${hash}), min(${kin.createdAt}))
    from ${refreshTokens} ${sql.identifier("kin")} where ${kin.sessionId} = ${sessions.id})`.mapWith(
    refreshTokens.createdAt,
  );

async function forgetOldTokens(tx: Pick<Db, "select" | "delete">, sessionId: string): Promise<void> {
  const over = tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessionId))
    .orderBy(desc(refreshTokens.createdAt), desc(refreshTokens.hash))
    .offset(MOST_TOKENS);
  await tx.delete(refreshTokens).where(inArray(refreshTokens.hash, over));
}

export const createSessions = (tenants: Tenants): Sessions => ({
  async open(session, hash, expiresAt, now) {
    await tenants.of(session).transaction(async (tx) => {
      // Sessions that are long over are deleted at the user's next login, unless an open session came from them, so
      // that the table does not grow without end.
      const origins = tx
        .select({ id: sessions.originSessionId })
        .from(sessions)
        .where(
          and(eq(sessions.userId, session.userId), isNotNull(sessions.originSessionId), gt(sessions.expiresAt, now)),
        );
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, session.userId), lt(sessions.expiresAt, now), notInArray(sessions.id, origins)));
      const over = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, session.userId))
        .orderBy(desc(sessions.expiresAt), desc(sessions.id))
        .offset(MOST_SESSIONS - 1);
      await tx.delete(sessions).where(inArray(sessions.id, over));
      await tx.insert(sessions).values(session);
      await tx.insert(refreshTokens).values({ hash, sessionId: session.id, expiresAt, createdAt: now });
    });
  },

  ...createLinks(tenants),

  async extend(tenancy, sessionId, hash, now, tokenExpiresAt) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [session] = await tx.select().from(sessions).where(isOpen(sessionId, now)).for("update");
      if (!session) return false;
      const isSooner = tokenExpiresAt !== undefined && tokenExpiresAt < session.expiresAt;
      const expiresAt = isSooner ? tokenExpiresAt : session.expiresAt;
      await tx.insert(refreshTokens).values({ hash, sessionId, expiresAt, createdAt: now });
      await forgetOldTokens(tx, sessionId);
      return true;
    });
  },

  async listOpen(tenancy, userId, now) {
    const lastSeenAt = sql<string>`(select max(${kin.createdAt}) from ${refreshTokens} ${sql.identifier("kin")}
      where ${kin.sessionId} = ${sessions.id})`.mapWith(refreshTokens.createdAt);
    const { id, expiresAt, browser, system, kind } = sessions;
    return tenants
      .of(tenancy)
      .select({ id, expiresAt, browser, system, kind, lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.scope, "session"), stands(now)))
      .orderBy(desc(lastSeenAt), desc(id));
  },

  async endLogin(tenancy, userId, sessionId, now) {
    if (!isId(sessionId)) return false;
    const which = and(eq(sessions.userId, userId), eq(sessions.scope, "session"), isOpen(sessionId, now));
    return (await endThese(tenants.of(tenancy), which, now)).length > 0;
  },

  async endLogins(tenancy, userId, keptId, now) {
    const isOther = keptId === null ? undefined : ne(sessions.id, keptId);
    const which = and(eq(sessions.userId, userId), eq(sessions.scope, "session"), stands(now), isOther);
    return (await endThese(tenants.of(tenancy), which, now)).length;
  },

  async readOpen(tenancy, sessionId, now) {
    return (await tenants.of(tenancy).select().from(sessions).where(isOpen(sessionId, now)))[0] ?? null;
  },

  async listStanding(tenancy, sessionIds, now) {
    const rows = await tenants
      .of(tenancy)
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(and(inArray(sessions.id, [...sessionIds]), stands(now), users.active, clients.active));
    return rows.map(({ id }) => id);
  },

  async switchTo(tenancy, sessionId, activeClientId, now) {
    const switched = await tenants
      .of(tenancy)
      .update(sessions)
      .set({ activeClientId })
      .where(isOpen(sessionId, now))
      .returning({ id: sessions.id });
    return switched.length > 0;
  },

  async endOne(tenancy, sessionId, now) {
    await endThese(tenants.of(tenancy), and(eq(sessions.id, sessionId), isNull(sessions.endedAt)), now);
  },

  async rotate({ hash, successorHash, now, graceFrom }) {
    const home = await findTokenHome(tenants, hash);
    if (!home) return null;
    // The grace also ends so much after now: a clock that was put back does not stretch it.
    const graceTo = new Date(2 * Date.parse(now) - Date.parse(graceFrom)).toISOString();
    return tenants.of(home).transaction(async (tx): Promise<ExchangedSession | null> => {
      // The lock makes two tabs that refresh at once follow each other: the second finds the token used, within the
      // grace.
      const [found] = await tx
        .select({ token: refreshTokens, session: sessions, lastSeenAt: findLastSeen(hash) })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(and(eq(refreshTokens.hash, hash), stands(now)))
        .for("update");
      if (!found) return null;
      const { token, session, lastSeenAt } = found;
      if (token.usedAt === null) {
        if (token.expiresAt <= now) return null;
        await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
        await tx
          .insert(refreshTokens)
          .values({ hash: successorHash, sessionId: session.id, expiresAt: session.expiresAt });
        await forgetOldTokens(tx, session.id);
        return { ...session, lastSeenAt };
      }
      if (token.usedAt > graceFrom && token.usedAt < graceTo) return { ...session, lastSeenAt };
      // A narrow session is short, and a browser that goes back asks again with the link's token: that token is
      // refused, the session lives on.
      if (session.scope === "session") {
        await endThese(tx, eq(sessions.id, session.id), now);
      }
      return null;
    });
  },

  async end(tenancy, userId, hash, now) {
    const db = tenants.of(tenancy);
    const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
    if (!token) return null;
    const which = and(eq(sessions.id, token.sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt));
    return (await endThese(db, which, now))[0] ?? null;
  },

  async endOthers(tenancy, userId, keptId, now) {
    const isOther = keptId === null ? undefined : ne(sessions.id, keptId);
    await endThese(tenants.of(tenancy), and(eq(sessions.userId, userId), isNull(sessions.endedAt), isOther), now);
  },
});

// Knows how refresh-token families stand in the database, and how one is exchanged without a race.
import type { SessionRecord, Sessions } from "@academiz/backend/ports";
import { and, eq, gt, isNull, lt, ne } from "drizzle-orm";
import type { Db } from "../database.ts";
import { refreshTokens, sessions } from "../schema.ts";

export const createSessions = (db: Db): Sessions => ({
  async open(session, hash, expiresAt, now) {
    await db.transaction(async (tx) => {
      // What is long over goes with the user's next login: the table does not grow without end.
      await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), lt(sessions.expiresAt, now)));
      await tx.insert(sessions).values(session);
      await tx.insert(refreshTokens).values({ hash, sessionId: session.id, expiresAt });
    });
  },

  async extend({ clientId }, sessionId, hash, now) {
    return db.transaction(async (tx) => {
      const [session] = await tx
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.id, sessionId),
            eq(sessions.clientId, clientId),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, now),
          ),
        )
        .for("update");
      if (!session) return false;
      await tx.insert(refreshTokens).values({ hash, sessionId, expiresAt: session.expiresAt });
      return true;
    });
  },

  async rotate({ hash, successorHash, now, graceFrom }) {
    return db.transaction(async (tx): Promise<SessionRecord | null> => {
      // The lock makes two tabs that refresh at once follow each other: the second finds the token used, within the grace.
      const [found] = await tx
        .select({ token: refreshTokens, session: sessions })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(eq(refreshTokens.hash, hash))
        .for("update");
      if (!found || found.session.endedAt || found.session.expiresAt <= now) return null;
      const { token, session } = found;
      if (token.usedAt === null) {
        if (token.expiresAt <= now) return null;
        await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
        await tx
          .insert(refreshTokens)
          .values({ hash: successorHash, sessionId: session.id, expiresAt: session.expiresAt });
        return session;
      }
      if (token.usedAt > graceFrom) return session;
      // A narrow family is short, and a browser going back asks again with the link's token: that one is refused, the others live on.
      if (session.scope === "session") {
        await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
      }
      return null;
    });
  },

  async end({ clientId }, userId, hash, now) {
    const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
    if (!token) return;
    await db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, token.sessionId), eq(sessions.clientId, clientId), eq(sessions.userId, userId)));
  },

  async endOthers({ clientId }, userId, keptId, now) {
    await db
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(sessions.clientId, clientId),
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          keptId === null ? undefined : ne(sessions.id, keptId),
        ),
      );
  },
});

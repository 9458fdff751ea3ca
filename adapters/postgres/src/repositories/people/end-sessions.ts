// Knows when a session stands, and what ends together with it.
import { and, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { pushDevices, sessions } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";

const origin = alias(sessions, "origin");
/** A session that was ended, or is gone, ends those that were opened from it; one whose time is over does not. */
const hasOrigin = sql`(${sessions.originSessionId} is null or exists (select from ${sessions} ${sql.identifier("origin")}
  where ${origin.id} = ${sessions.originSessionId} and ${origin.endedAt} is null))`;
export const stands = (now: string) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), hasOrigin);

/**
 * Ends these sessions, and answers which. What waits for their browsers is deleted, and for those of the sessions that
 * were opened from them: the address of a push service is a secret that nobody needs any more.
 */
export async function endThese(
  db: Pick<Db, "transaction">,
  which: SQL | undefined,
  now: string,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const ended = await tx.update(sessions).set({ endedAt: now }).where(which).returning({ id: sessions.id });
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return ids;
    const over = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(or(inArray(sessions.id, ids), inArray(sessions.originSessionId, ids)));
    await tx.delete(pushDevices).where(inArray(pushDevices.sessionId, over));
    return ids;
  });
}

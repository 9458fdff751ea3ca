// Knows how links into products stand in the database: each is the session that it opens.
import type { LinkRecord, Sessions } from "@academiz/backend/ports";
import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { refreshTokens, sessions } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findTokenHome } from "../platform/find-home.ts";
import { isId } from "../queries/is-id.ts";
import { endThese, stands } from "./end-sessions.ts";

const MOST_LINKS = 100;

export const createLinks = (tenants: Tenants): Pick<Sessions, "listLinks" | "revokeLink" | "isRevoked"> => ({
  async listLinks(tenancy, slug, now): Promise<readonly LinkRecord[]> {
    const { id, userId, scope, endedAt, revokedBy } = sessions;
    const madeAt = sql<string>`min(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt);
    return tenants
      .of(tenancy)
      .select({
        ...{ id, userId, scope, endedAt, revokedBy, madeAt },
        usedAt: sql<string | null>`min(${refreshTokens.usedAt})`.mapWith(refreshTokens.usedAt),
        stands: sql<boolean>`${stands(now)}`,
      })
      .from(sessions)
      .innerJoin(refreshTokens, eq(refreshTokens.sessionId, id))
      .where(and(eq(sessions.linkSlug, slug), gt(sessions.expiresAt, now)))
      .groupBy(sessions.id)
      .orderBy(desc(madeAt), desc(id))
      .limit(MOST_LINKS);
  },
  async revokeLink(tenancy, { id, slug, by, now }) {
    if (!isId(id)) return false;
    const isIt = and(eq(sessions.id, id), eq(sessions.linkSlug, slug));
    return tenants.of(tenancy).transaction(async (tx) => {
      const [found] = await tx.select({ id: sessions.id }).from(sessions).where(isIt).for("update");
      if (!found) return false;
      await tx
        .update(sessions)
        .set({ revokedBy: by })
        .where(and(isIt, isNull(sessions.revokedBy)));
      await endThese(tx, and(isIt, isNull(sessions.endedAt)), now);
      return true;
    });
  },
  async isRevoked(hash) {
    const home = await findTokenHome(tenants, hash);
    if (!home) return false;
    const revoked = await tenants
      .of(home)
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
      .where(and(eq(refreshTokens.hash, hash), isNotNull(sessions.revokedBy)));
    return revoked.length > 0;
  },
});

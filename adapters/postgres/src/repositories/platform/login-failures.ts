// Knows how guesses at passwords stand in the database: those that failed, and those under way.
import type { LoginFailures } from "@academiz/backend/ports";
import { and, eq, sql } from "drizzle-orm";
import { loginFailures } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

interface Standing {
  readonly failed: number;
  readonly all: number;
  readonly oldest: string | null;
}

export const createLoginFailures = (tenants: Tenants): LoginFailures => ({
  async begin({ identifier, address, now, since, lostBefore }, limit, mostOfAddress) {
    return tenants.platform.transaction(async (tx) => {
      // One login and address at a time: a hundred guesses sent at once are counted as a hundred.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${identifier}\n${address}`}, 0))`);
      // Expired rows are deleted a few at a time, without waiting for another login that does the same.
      await tx.execute(sql`delete from login_failures where ctid in
        (select ctid from login_failures where at < ${since} limit 100 for update skip locked)`);
      // Guesses of one address at many logins, sent at once, may exceed its limit by the number of connections.
      const count = (which: ReturnType<typeof sql>) => {
        const failed = sql`${which} and (not under_way or at < ${lostBefore})`;
        return sql`json_build_object('all', count(*) filter (where ${which}),
          'failed', count(*) filter (where ${failed}), 'oldest', min(at) filter (where ${failed}))`;
      };
      const [standing] = await queryRows<{ own: Standing; ofAddress: Standing }>(
        tx,
        sql`select ${count(sql`identifier = ${identifier}`)} as own, ${count(sql`true`)} as "ofAddress"
            from login_failures where address = ${address} and at >= ${since}
              and (strpos(identifier, ' ') > 0) = (strpos(${identifier}, ' ') > 0)`,
      );
      if (!standing) throw new Error("guesses were not counted");
      const bounds = [
        { ...standing.own, most: limit },
        { ...standing.ofAddress, most: mostOfAddress },
      ];
      const over = bounds.find(({ failed, most }) => failed >= most);
      if (over?.oldest) return { over: true, oldest: new Date(over.oldest).toISOString() } as const;
      if (bounds.some(({ all, most }) => all >= most)) return "full";
      await tx.insert(loginFailures).values({ identifier, address, at: now, underWay: true });
      return "open";
    });
  },
  async settle(identifier, address, outcome) {
    const ofPair = and(eq(loginFailures.identifier, identifier), eq(loginFailures.address, address));
    // Guesses under way are interchangeable: any of them is the one. Two that end at once take one each.
    const one = sql`ctid in (select ctid from login_failures where ${ofPair} and under_way limit 1 for update skip locked)`;
    const gone = outcome === "none" ? one : and(ofPair, sql`(not under_way or ${one})`);
    if (outcome !== "wrong") await tenants.platform.delete(loginFailures).where(gone);
    else await tenants.platform.update(loginFailures).set({ underWay: false }).where(one);
  },
});

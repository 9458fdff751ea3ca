// Knows how failed logins stand in the database.
import type { LoginFailures } from "@academiz/backend/ports";
import { and, eq, sql } from "drizzle-orm";
import { queryRows } from "../../rows.ts";
import { loginFailures } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createLoginFailures = (tenants: Tenants): LoginFailures => ({
  async reserve({ identifier, address, now, since }, limit, mostOfAddress = Number.POSITIVE_INFINITY) {
    return tenants.platform.transaction(async (tx) => {
      // One pair at a time: a hundred guesses sent at once are counted as a hundred.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${identifier}\n${address}`}, 0))`);
      // What is over goes a few rows at a time, and never waits for another login that does the same.
      await tx.execute(sql`delete from login_failures where ctid in
        (select ctid from login_failures where at < ${since} limit 100 for update skip locked)`);
      // Guesses of one address at many logins, sent at once, may go beyond its limit by as many as there are connections.
      const [standing] = await queryRows<{ all: string; own: string; oldest: string | null; oldestOwn: string | null }>(
        tx,
        sql`select count(*)::text as all, min(at)::text as oldest,
              (count(*) filter (where identifier = ${identifier}))::text as own,
              (min(at) filter (where identifier = ${identifier}))::text as "oldestOwn"
            from login_failures where address = ${address} and at >= ${since}
              and (strpos(identifier, ' ') > 0) = (strpos(${identifier}, ' ') > 0)`,
      );
      if (standing?.oldestOwn && Number(standing.own) >= limit) return new Date(standing.oldestOwn).toISOString();
      if (standing?.oldest && Number(standing.all) >= mostOfAddress) return new Date(standing.oldest).toISOString();
      await tx.insert(loginFailures).values({ identifier, address, at: now });
      return null;
    });
  },
  async forget(identifier, address) {
    await tenants.platform
      .delete(loginFailures)
      .where(and(eq(loginFailures.identifier, identifier), eq(loginFailures.address, address)));
  },
});

// Knows how wrong guesses stand in the database: one row a caller, one statement a guess.
import { createHash } from "node:crypto";
import type { GuessCounts } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** The length of the longest window in milliseconds: a count in a shorter window forgets none of the longer ones. */
const LONGEST = 15 * 60_000;

export const createGuessCounts = (tenants: Tenants): GuessCounts => ({
  async add(caller, now, length) {
    const hash = createHash("sha256").update(caller).digest("base64url");
    const [over, ahead, gone] = [-length, length, -Math.max(length, LONGEST)].map((by) =>
      new Date(Date.parse(now) + by).toISOString(),
    );
    const isOver = sql`(guesses.counted_from <= ${over} or guesses.counted_from >= ${ahead})`;
    // Expired rows are deleted a few at a time. The caller's own row is started over instead: one statement cannot
    // touch a row twice.
    const [counted] = await queryRows<{ from: string; count: number }>(
      tenants.platform,
      sql`with gone as (delete from guesses where ctid in
            (select ctid from guesses where counted_from <= ${gone} and caller <> ${hash} limit 100 for update skip locked))
          insert into guesses (caller, counted_from, count) values (${hash}, ${now}, 1)
          on conflict (caller) do update set
            counted_from = case when ${isOver} then excluded.counted_from else guesses.counted_from end,
            count = case when ${isOver} then 1 else guesses.count + 1 end
          returning counted_from::text as from, count`,
    );
    if (!counted) throw new Error("a miss was not counted");
    return { from: new Date(counted.from).toISOString(), count: counted.count };
  },
});

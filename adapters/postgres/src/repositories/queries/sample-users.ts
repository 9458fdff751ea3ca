// Knows about how many users of a client meet conditions: those are looked at whose ids come first, and ids are dice.
import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";
import { searchedUsers as view } from "../../tenancy/search-view.ts";

const LOOKED_AT = 200;

/** Parts of the users, from 0 to 1: those who meet one condition, the other, and both. */
export interface Parts {
  readonly words: number;
  readonly narrow: number;
  readonly both: number;
}

const countPart = (condition: SQL | undefined): SQL =>
  condition ? sql`coalesce(avg(case when ${condition} then 1 else 0 end), 0)::float8` : sql`1::float8`;

/** Everybody meets a condition that is absent. */
export async function sampleUsers(
  db: Db,
  { words, narrow }: { readonly words: SQL | undefined; readonly narrow: SQL | undefined },
): Promise<Parts> {
  const [parts] = await queryRows<Parts>(
    db,
    sql`select ${countPart(words)} as words, ${countPart(narrow)} as narrow, ${countPart(and(words, narrow))} as both
        from (select * from ${view} order by ${view.id} limit ${LOOKED_AT}) ${view}`,
  );
  return parts ?? { words: 0, narrow: 0, both: 0 };
}

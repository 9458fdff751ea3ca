// Knows how everything that the database holds about one person is read, a page at a time.
import type { OwnData } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { queryRows, quote } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { OWN_TABLES, type OwnTable } from "./own-tables.ts";

/** How many rows have their sizes asked for at a time. */
const PAGE = 100;
/** Characters that are read at a time; a row with more comes alone, since one may have millions. */
const AT_ONCE = 262_144;

interface Place {
  readonly place: string;
  readonly size: number;
}

const name = (text: string) => sql.raw(quote(text));

function writeCondition({ of, through }: OwnTable, userId: string) {
  if (!through) return sql`${name(of)} = ${userId}::uuid`;
  return sql`${name(through.column)} in (select ${name(through.key)} from ${name(through.table)} where ${name(of)} = ${userId}::uuid)`;
}

/** Groups neighbouring rows that are small together. */
function gather(page: readonly Place[]): readonly string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const { place, size } of page) {
    const last = batches.at(-1);
    if (last && size <= room) last.push(place);
    else batches.push([place]);
    room = (last && size <= room ? room : AT_ONCE) - size;
  }
  return batches;
}

export const createOwnData = (tenants: Tenants): OwnData => ({
  tables: Object.keys(OWN_TABLES),
  async *read(tenancy, userId) {
    for (const [table, own] of Object.entries(OWN_TABLES)) {
      const hidden = sql.param([...(own.without ?? [])]);
      const isTheirs = writeCondition(own, userId);
      // The rows have no order of their own: each page goes on after the physical place of the last one.
      for (let after = "(0,0)"; ; ) {
        const page = await queryRows<Place>(
          tenants.of(tenancy),
          sql`select ctid::text as place, octet_length(one::text) as size from ${name(table)} as one
              where ${isTheirs} and ctid > ${after}::tid order by ctid limit ${PAGE}`,
        );
        for (const places of gather(page)) {
          // Read as text: it is only passed on.
          const rows = await queryRows<{ row: string }>(
            tenants.of(tenancy),
            sql`select (to_jsonb(one) - ${hidden}::text[])::text as row from ${name(table)} as one
                where ctid = any(${sql.param(places)}::tid[]) and ${isTheirs} order by ctid`,
          );
          if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
        }
        const last = page.at(-1);
        if (!last || page.length < PAGE) break;
        after = last.place;
      }
    }
  },
});

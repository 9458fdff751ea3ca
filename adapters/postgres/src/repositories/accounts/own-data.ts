// Knows how all that stands in the database about one person is read, a page at a time.
import type { OwnData } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { queryRows, quote } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { OWN_TABLES, type OwnTable } from "./own-tables.ts";

/** Rows that are held at a time. */
const PAGE = 200;

const name = (text: string) => sql.raw(quote(text));

function writeCondition({ of, through }: OwnTable, userId: string) {
  if (!through) return sql`${name(of)} = ${userId}::uuid`;
  return sql`${name(through.column)} in (select ${name(through.key)} from ${name(through.table)} where ${name(of)} = ${userId}::uuid)`;
}

export const createOwnData = (tenants: Tenants): OwnData => ({
  tables: Object.keys(OWN_TABLES),
  async *read(tenancy, userId) {
    for (const [table, own] of Object.entries(OWN_TABLES)) {
      // Rows have no order of their own: each page goes on after the place of the last one.
      const hidden = sql.param([...(own.without ?? [])]);
      for (let after = "(0,0)"; ; ) {
        const rows = await queryRows<{ place: string; row: Readonly<Record<string, unknown>> }>(
          tenants.of(tenancy),
          sql`select ctid::text as place, to_jsonb(one) - ${hidden}::text[] as row from ${name(table)} as one
              where ${writeCondition(own, userId)} and ctid > ${after}::tid order by ctid limit ${PAGE}`,
        );
        if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) break;
        after = last.place;
      }
    }
  },
});

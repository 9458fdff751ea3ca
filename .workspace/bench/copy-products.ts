// Knows how a client of a bench gets many products: copies of one that it has.
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import { queryRows } from "../../adapters/postgres/src/sql/rows.ts";

/** Their slugs are `prefix` and a number from 1 on. */
export async function copyProducts(db: Db, clientId: string, prefix: string, count: number): Promise<void> {
  const columns = await queryRows<{ name: string }>(
    db,
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'products' and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'slug'`,
  );
  const names = columns.map(({ name }) => name).join(", ");
  await db.execute(`
    insert into products (slug, ${names})
    select '${prefix}' || n, ${names} from generate_series(1, ${count}) n,
      lateral (select * from products where client_id = '${clientId}' limit 1) one`);
}

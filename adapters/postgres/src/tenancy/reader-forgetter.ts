// Knows how removed people are forgotten as readers, also of threads of other clients in which they worked.
import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../sql/db.ts";
import { queryRows } from "../sql/rows.ts";
import { TENANT } from "./roles.ts";

/** Called before they are removed: it looks whose they are. */
export const forgetReaders = (ids: readonly string[]): SQL =>
  sql`select academiz_forget_readers(${sql.param([...ids])}::uuid[])`;

/** Runs as the owner, who sees every row while it looks; people of other clients are left alone. */
const STATEMENTS = [
  `create or replace function academiz_forget_readers(gone uuid[]) returns void
   language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
   begin
     perform set_config('academiz.whole', 'on', true);
     delete from thread_people p using users u
       where u.id = any(gone) and u.client_id = academiz_client() and p.user_id = u.id;
     perform set_config('academiz.whole', '', true);
   end $$`,
  "revoke all on function academiz_forget_readers(uuid[]) from public",
  `grant execute on function academiz_forget_readers(uuid[]) to ${TENANT}`,
];

/** Notes which statements made it and what it looked like then: the next start undoes changes made by hand. */
const FIND = `
  select obj_description(oid, 'pg_proc') as note, '${createHash("sha256").update(STATEMENTS.join("\n")).digest("hex")} ' ||
         md5(concat_ws(' ', pg_get_functiondef(oid), pg_get_userbyid(proowner), proacl::text)) as state
  from pg_proc where pronamespace = 'public'::regnamespace and proname = 'academiz_forget_readers'`;
interface Standing {
  readonly note: string | null;
  readonly state: string;
}

export async function forgetsReaders(db: Db): Promise<boolean> {
  const [made] = await queryRows<Standing>(db, FIND);
  return made !== undefined && made.note === made.state;
}

/** Called inside a transaction of the tables' owner. */
export async function letReadersBeForgotten(inside: Db): Promise<void> {
  for (const statement of STATEMENTS) await inside.execute(statement);
  const [made] = await queryRows<Standing>(inside, FIND);
  await inside.execute(`comment on function academiz_forget_readers(uuid[]) is '${made?.state}'`);
}

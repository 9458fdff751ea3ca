// Knows the one thing that a client learns of those above and below it: how many licences they have together, and how
// many people (decision 0038).
import { createHash } from "node:crypto";
import type { Db } from "../sql/db.ts";
import { queryRows } from "../sql/rows.ts";
import { TENANT } from "./roles.ts";

/** The call to the function; a caller inside a transaction locks these licences until it ends. */
export const HOLD_LICENCES = "select licence, used from academiz_hold_licences()";

/**
 * Runs as the owner, who sees every row while it looks. It locks clients in the order of their ids, as every code does
 * that locks several.
 */
const STATEMENTS = [
  `create or replace function academiz_hold_licences() returns table (licence jsonb, used integer)
   language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
   begin
     perform set_config('academiz.whole', 'on', true);
     perform from clients c
       where c.id in (
         with recursive way as (
           select w.id, w.parent_id from clients w where w.id = academiz_client()
           union select a.id, a.parent_id from clients a join way on a.id = way.parent_id
         ) select way.id from way)
         and (c.id = academiz_client() or c.licence is not null)
       order by c.id for no key update;
     return query
       with recursive way as (
         select w.id, w.parent_id, w.licence from clients w where w.id = academiz_client()
         union all select a.id, a.parent_id, a.licence from clients a join way on a.id = way.parent_id
       ) select way.licence, (
           with recursive tree as (
             select way.id union select b.id from clients b join tree on b.parent_id = tree.id
           ) select count(*)::integer from users u join tree on u.client_id = tree.id)
         from way where way.licence is not null;
     perform set_config('academiz.whole', '', true);
   end $$`,
  "revoke all on function academiz_hold_licences() from public",
  `grant execute on function academiz_hold_licences() to ${TENANT}`,
];

/** Notes which statements made it and what it looked like then: the next start undoes changes made by hand. */
const FIND = `
  select obj_description(oid, 'pg_proc') as note, '${createHash("sha256").update(STATEMENTS.join("\n")).digest("hex")} ' ||
         md5(concat_ws(' ', pg_get_functiondef(oid), pg_get_userbyid(proowner), proacl::text)) as state
  from pg_proc where pronamespace = 'public'::regnamespace and proname = 'academiz_hold_licences'`;
interface Standing {
  readonly note: string | null;
  readonly state: string;
}

export async function countsLicences(db: Db): Promise<boolean> {
  const [made] = await queryRows<Standing>(db, FIND);
  return made !== undefined && made.note === made.state;
}

/** Called inside a transaction of the tables' owner. */
export async function letLicencesCount(inside: Db): Promise<void> {
  for (const statement of STATEMENTS) await inside.execute(statement);
  const [made] = await queryRows<Standing>(inside, FIND);
  await inside.execute(`comment on function academiz_hold_licences() is '${made?.state}'`);
}

// Knows how the database judges a caller: the trigger of an empty view refuses one who no longer stands (decision
// 0027).
import { createHash } from "node:crypto";
import type { Db } from "../sql/db.ts";
import { queryRows } from "../sql/rows.ts";
import { PLATFORM, TENANT } from "./roles.ts";

/** A code outside the standard classes: nothing else in PostgreSQL uses it. */
const FALLEN = "AZ401";

/** Also finds it inside the errors that wrap it. */
export function hasFallen(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === FALLEN) || hasFallen(error.cause);
}

/**
 * Runs as the owner, who sees every row while it looks; PostgreSQL would refuse a setting of the function's own to an
 * owner who is not a superuser. A caller stands who is active, in an active client, with every role of the token, in an
 * open session that came from none that has ended. Where the client demands a second factor, the token of a whole
 * session without one has fallen too: the next one of the same session asks for it. A stand-in stands while the person who stands in does, in the
 * session that it was begun from, with a role that reaches up to the user's.
 */
const STATEMENTS = [
  "drop view if exists judged_callers",
  `create view judged_callers as select null::uuid as user_id, null::uuid as client_id, null::uuid as session_id,
     null::text[] as roles, null::text[] as impersonators, null::text as scope where false`,
  `create or replace function academiz_judge_caller() returns trigger language plpgsql security definer
   set search_path = pg_catalog, public, pg_temp as $$
   declare stands boolean;
   begin
     perform set_config('academiz.whole', 'on', true);
     stands := exists (select from users u join clients c on c.id = u.client_id join sessions s on s.user_id = u.id
       where u.id = new.user_id and u.client_id = new.client_id and u.active and c.active and u.roles @> new.roles
         and s.id = new.session_id and s.ended_at is null
         and not (new.scope = 'session' and c.demands_second_factor and not u.roles <@ array['ROLE_LEARNER']
           and not exists (select from second_factors g where g.user_id = u.id and g.client_id = u.client_id
             and g.confirmed_at is not null))
         and (s.origin_session_id is null or exists (
           select from sessions f where f.id = s.origin_session_id and f.client_id = s.client_id and f.ended_at is null))
         and (s.scope not in ('impersonation', 'impersonation-link') or exists (
           select from impersonations i
             join users o on o.id = i.impersonator_id and o.client_id = i.impersonator_client_id
             join clients oc on oc.id = o.client_id
             join sessions os on os.id = i.origin_session_id and os.user_id = o.id
           where i.session_id = s.id and i.ended_at is null and o.active and oc.active and os.ended_at is null
             and o.roles && new.impersonators)));
     perform set_config('academiz.whole', '', true);
     if not stands then raise exception 'the caller has fallen' using errcode = '${FALLEN}'; end if;
     return null;
   end $$`,
  "revoke all on function academiz_judge_caller() from public",
  `create trigger judge instead of insert on judged_callers for each row execute function academiz_judge_caller()`,
  "revoke all on judged_callers from public",
  `grant insert on judged_callers to ${TENANT}, ${PLATFORM}`,
];

/** Notes which statements made it and what it looked like then: the next start undoes changes made by hand. */
const FIND = `
  select obj_description(c.oid, 'pg_class') as note, '${createHash("sha256").update(STATEMENTS.join("\n")).digest("hex")} ' ||
         md5(concat_ws(' ', pg_get_viewdef(c.oid), pg_get_userbyid(c.relowner), c.relacl::text, pg_get_triggerdef(t.oid),
           t.tgenabled, pg_get_functiondef(p.oid), pg_get_userbyid(p.proowner), p.proacl::text)) as state
  from pg_class c join pg_trigger t on t.tgrelid = c.oid join pg_proc p on p.oid = t.tgfoid
  where c.relnamespace = 'public'::regnamespace and c.relname = 'judged_callers' and c.relkind = 'v'`;
interface Standing {
  readonly note: string | null;
  readonly state: string;
}

export async function isJudgeSeated(db: Db): Promise<boolean> {
  const [view] = await queryRows<Standing>(db, FIND);
  return view !== undefined && view.note === view.state;
}

/** Called inside a transaction of the tables' owner. */
export async function seatJudge(inside: Db): Promise<void> {
  for (const statement of STATEMENTS) await inside.execute(statement);
  const [made] = await queryRows<Standing>(inside, FIND);
  await inside.execute(`comment on view judged_callers is '${made?.state}'`);
}

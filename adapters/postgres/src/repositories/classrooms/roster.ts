// Knows how many users at a time are read from the database and written to it: one statement a portion.
import type { Roster, UserRecord } from "@academiz/backend/ports";
import { and, asc, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { accountLinks, sessions, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { userColumns } from "../queries/user-columns.ts";

/** An array in PostgreSQL's notation, as text: in an array of arrays each would need the same length. */
const literal = (list: readonly string[]): string =>
  `{${list.map((one) => `"${one.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;

type Written = Omit<UserRecord, "clientId" | "hasAcceptedCgu" | "passwordHash">;
/** Each column with its type, and how its value is written. */
const COLUMNS = {
  id: ["uuid", ({ id }) => id],
  identifier: ["text", ({ identifier }) => identifier],
  login: ["text", ({ login }) => login],
  email: ["text", ({ email }) => email],
  firstname: ["text", ({ firstname }) => firstname],
  lastname: ["text", ({ lastname }) => lastname],
  locale: ["text", ({ locale }) => locale],
  roles: ["text[]", ({ roles }) => literal(roles)],
  active: ["boolean", ({ active }) => String(active)],
  type: ["text", ({ type }) => type],
  admitted: ["timestamptz", ({ admitted }) => admitted],
  trainer_means: ["text[]", ({ trainerMeans }) => literal(trainerMeans)],
  affectations: ["text[]", ({ affectations }) => literal(affectations)],
  criterias: ["text[]", ({ criterias }) => literal(criterias)],
} as const satisfies Record<string, readonly [type: string, write: (user: Written) => string | null]>;
type Column = keyof typeof COLUMNS;
const ALL = Object.keys(COLUMNS) as Column[];
const FIXED: readonly Column[] = ["id", "identifier", "login"];
const CHANGING = ALL.filter((column) => !FIXED.includes(column));

/** Rows with these columns, as text that the statement casts: `unnest(…) as given(…)`. */
function give<User>(rows: readonly User[], columns: readonly Column[]): SQL {
  const arrays = columns.map((column) => {
    const write = COLUMNS[column][1] as (user: User) => string | null;
    return sql`${sql.param(rows.map(write))}::text[]`;
  });
  return sql`unnest(${sql.join(arrays, sql`, `)}) as given(${sql.raw(columns.join(", "))})`;
}
const cast = (columns: readonly Column[]): SQL =>
  sql.raw(columns.map((column) => `given.${column}::${COLUMNS[column][0]}`).join(", "));

export const createRoster = (tenants: Tenants): Roster => ({
  async walk(tenancy, after, limit) {
    const found = await tenants
      .of(tenancy)
      .select({ ...userColumns, sortName: users.sortName })
      .from(users)
      .where(
        after === null ? undefined : sql`(${users.sortName}, ${users.id}) > (${after.sortName}, ${after.id}::uuid)`,
      )
      .orderBy(asc(users.sortName), asc(users.id))
      .limit(limit);
    const last = found.at(-1);
    const rows = found.map(({ sortName: _, ...user }) => user);
    return { rows, next: last && found.length === limit ? { sortName: last.sortName, id: last.id } : null };
  },
  async addMany(tenancy, added) {
    await tenants.of(tenancy).execute(
      sql`insert into users (${sql.raw(ALL.join(", "))}, has_accepted_cgu, password_hash)
          select ${cast(ALL)}, false, '' from ${give(added, ALL)}`,
    );
  },
  async changeMany(tenancy, changes) {
    const columns: readonly Column[] = ["id", ...CHANGING];
    const changed = await queryRows<{ total: number }>(
      tenants.of(tenancy),
      sql`with changed as (
            update users set (${sql.raw(CHANGING.join(", "))}) = row(${cast(CHANGING)})
            from ${give(changes, columns)} where users.id = given.id::uuid returning 1)
          select count(*)::int as total from changed`,
    );
    return changed[0]?.total ?? 0;
  },
  async closeMany(tenancy, { sessions: ended, links }, now) {
    const db = tenants.of(tenancy);
    if (ended.length > 0)
      await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(inArray(sessions.userId, [...ended]), isNull(sessions.endedAt)));
    if (links.length > 0)
      await db
        .update(accountLinks)
        .set({ usedAt: now })
        .where(and(inArray(accountLinks.userId, [...links]), isNull(accountLinks.usedAt)));
  },
  async invite(tenancy, ids, now) {
    await tenants.of(tenancy).execute(
      sql`insert into invitations (user_id, created_at)
          select id::uuid, ${now} from unnest(${sql.param([...ids])}::text[]) as id`,
    );
  },
  async takeInvited(tenancy, limit) {
    const db = tenants.of(tenancy);
    const taken = await queryRows<{ id: string }>(
      db,
      sql`delete from invitations where user_id in
          (select user_id from invitations order by created_at, user_id limit ${limit} for update skip locked)
          returning user_id as id`,
    );
    if (taken.length === 0) return [];
    return db
      .select(userColumns)
      .from(users)
      .where(
        inArray(
          users.id,
          taken.map(({ id }) => id),
        ),
      );
  },
});

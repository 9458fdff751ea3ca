// Knows how the users of a client are searched, filtered, sorted and paged: in the view that an index serves, and then
// only the page in the table.
import type { UserRecord, UserSearch } from "@academiz/backend/ports";
import { and, arrayOverlaps, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { searchedUsers as view } from "../../tenancy/search-view.ts";
import { countLate, isLate, isWaiting } from "./is-among.ts";
import { sampleUsers } from "./sample-users.ts";
import { userColumns } from "./user-columns.ts";

interface Found {
  readonly total: number;
  readonly rows: readonly UserRecord[];
}

/** An empty list gives no condition. */
const some = <T>(list: readonly T[], toCondition: (list: T[]) => SQL): SQL | undefined =>
  list.length === 0 ? undefined : toCondition([...list]);

/**
 * The words are folded as the column is; `%`, `_` and `\` stand for themselves. The database computes the pattern before
 * it plans.
 */
const holds = (query: string): SQL =>
  sql`${view.searched} like '%' || regexp_replace(academiz_fold(${query}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** Conditions that leave many users, or that no index serves. */
const chooseWide = ({ active, types, except, late }: UserSearch): SQL | undefined =>
  and(
    active === null ? undefined : eq(view.active, active),
    some(types, (list) => inArray(view.type, list)),
    except === null ? undefined : ne(view.id, except),
    late?.isOnly ? (or(...late.rules.map((rule) => isLate(view, rule))) ?? sql`false`) : undefined,
  );

/** Conditions that an index serves, besides the words; undefined: there is none. */
const chooseNarrow = ({ roles, affectations, criterias, waiting }: UserSearch): SQL | undefined =>
  and(
    some(roles, (list) => arrayOverlaps(view.roles, list)),
    some(affectations, (list) => arrayOverlaps(view.affectations, list)),
    some(criterias, (list) => arrayOverlaps(view.criterias, list)),
    waiting && isWaiting(view, waiting),
  );

const sortBy = ({ sort, late }: UserSearch): SQL =>
  sort === "late" ? sql`(${countLate(view, late?.rules ?? [])})` : SORTS[sort];
const SORTS = {
  name: sql`${view.sortName}`,
  login: sql`lower(${view.login})`,
  email: sql`lower(${view.email})`,
  admitted: sql`${view.admitted}`,
} as const;

const candidates = (search: UserSearch, where: SQL | undefined): SQL =>
  sql`select ${view.id} as id, ${sortBy(search)} as key from ${view} where ${where ?? sql`true`}`;
const cut = ({ descending, limit, page }: UserSearch): SQL => {
  const way = sql.raw(descending ? "desc" : "asc");
  return sql`order by key ${way}, id ${way} limit ${limit} offset ${(page - 1) * limit}`;
};
const inOrderOf = ({ descending }: UserSearch): SQL[] =>
  [sql`page.key`, sql`page.id`].map((column) => (descending ? desc(column) : asc(column)));

/** Few are expected: all of them are found by their index, once, and then counted and sorted. */
async function findByIndex(db: Db, search: UserSearch, where: SQL | undefined): Promise<Found> {
  const found = await db
    .select({ total: sql<number>`page.total`, user: userColumns })
    .from(
      sql`(with found as materialized (${candidates(search, where)})
           select total, id, key from (select count(*)::int as total from found) counted
           left join (select id, key from found ${cut(search)}) cut on true) page`,
    )
    .leftJoin(users, eq(users.id, sql`page.id`))
    .orderBy(...inOrderOf(search));
  return { total: found[0]?.total ?? 0, rows: found.flatMap(({ user }) => user ?? []) };
}

/** All users, or a large part: the page stands at the beginning of the index that sorts them. */
async function findInOrder(
  db: Db,
  search: UserSearch,
  { forPage, forCount }: { readonly forPage: SQL | undefined; readonly forCount: SQL | undefined },
): Promise<Found> {
  const [rows, [found]] = await Promise.all([
    db
      .select(userColumns)
      .from(sql`(${candidates(search, forPage)} ${cut(search)}) page`)
      .innerJoin(users, eq(users.id, sql`page.id`))
      .orderBy(...inOrderOf(search)),
    db.select({ total: count() }).from(view).where(forCount),
  ]);
  return { total: found?.total ?? 0, rows };
}

/** The planner takes it for a coin that is tossed, and looks for no index. */
const hide = (condition: SQL): SQL => sql`case when ${condition} then true else false end`;

/** From this part of the users on, an index is slower than reading all of them. */
const LARGE_PART = 0.25;
/** Words of more than this part do not help conditions that leave fewer. */
const SMALL_PART = 0.01;
/** How many users are assumed: of fewer, no way is slow. */
const ASSUMED = 100_000;
const SORTED: ReadonlySet<UserSearch["sort"]> = new Set(["name", "login", "email"]);

/**
 * The planner does not know how often words occur: it shows its statistics of a table with policies only to leakproof
 * operators, and takes all words for very rare. So the words are hidden from it where some users show that they are
 * not, and it does not look for the page in the order of names where few are found.
 */
export async function searchUsers(db: Db, search: UserSearch): Promise<Found> {
  const [wide, narrow] = [chooseWide(search), chooseNarrow(search)];
  const words = search.query === null ? undefined : holds(search.query);
  if (!words && !narrow) return findInOrder(db, search, { forPage: wide, forCount: wide });
  const parts = await sampleUsers(db, { words, narrow });
  const isHidden = parts.words > (narrow ? Math.max(parts.narrow, SMALL_PART) : LARGE_PART);
  const whole = and(wide, narrow, words && (isHidden ? hide(words) : words));
  const last = search.page * search.limit;
  const isEarly = SORTED.has(search.sort) ? last < parts.both ** 2 * ASSUMED : parts.both > LARGE_PART;
  if (!isEarly) return findByIndex(db, search, whole);
  return findInOrder(db, search, { forPage: and(wide, narrow, words && hide(words)), forCount: whole });
}

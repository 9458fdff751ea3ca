// Knows how the users of a client are searched, filtered, sorted and paged: first in the view that an index serves, and
// then only the page in the table.
import type { UserRecord, UserSearch } from "@academiz/backend/ports";
import { and, arrayOverlaps, count, eq, inArray, like, ne, or, type SQL, sql } from "drizzle-orm";
import { users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";
import { searchedUsers as view } from "../../tenancy/search-view.ts";
import { contains } from "./contains.ts";
import { countLate, isLate, isWaiting } from "./is-among.ts";
import { userColumns } from "./user-columns.ts";

/** An empty list gives no condition. */
const some = <T>(list: readonly T[], toCondition: (list: T[]) => SQL): SQL | undefined =>
  list.length === 0 ? undefined : toCondition([...list]);

/** Folded as the column is, by a query of its own: the planner must see the pattern to know how rare it is. */
async function toPattern(db: Db, query: string): Promise<string> {
  const [folded] = await queryRows<{ text: string }>(db, sql`select academiz_fold(${query}) as text`);
  return contains(folded?.text ?? query);
}

const choose = (
  { active, roles, types, affectations, criterias, except, late, waiting }: UserSearch,
  pattern: string | null,
): SQL | undefined =>
  and(
    pattern === null ? undefined : like(view.searched, pattern),
    active === null ? undefined : eq(view.active, active),
    some(roles, (list) => arrayOverlaps(view.roles, list)),
    some(types, (list) => inArray(view.type, list)),
    some(affectations, (list) => arrayOverlaps(view.affectations, list)),
    some(criterias, (list) => arrayOverlaps(view.criterias, list)),
    except === null ? undefined : ne(view.id, except),
    late?.isOnly ? (or(...late.rules.map((rule) => isLate(view, rule))) ?? sql`false`) : undefined,
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

interface Found {
  readonly total: number;
  /** The users of the page, in its order. */
  readonly ids: readonly string[];
}
const direct = (search: UserSearch) => (search.descending ? sql.raw("desc") : sql.raw("asc"));
const cut = ({ limit, page }: UserSearch): SQL => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** Few are expected: all of them are found by their index, once, and then counted and sorted. */
async function findByIndex(db: Db, search: UserSearch, where: SQL | undefined): Promise<Found> {
  const way = direct(search);
  const [found] = await queryRows<Found>(
    db,
    sql`with found as (select ${view.id} as id, ${sortBy(search)} as key from ${view} where ${where ?? sql`true`})
        select (select count(*)::int from found) as total,
               array(select id::text from found order by key ${way}, id ${way} ${cut(search)}) as ids`,
  );
  return found ?? { total: 0, ids: [] };
}

/** All users, or a large part: the page stands at the beginning of the index that sorts them. */
async function findInOrder(db: Db, search: UserSearch, where: SQL | undefined): Promise<Found> {
  const way = direct(search);
  const [rows, [found]] = await Promise.all([
    queryRows<{ id: string }>(
      db,
      sql`select ${view.id} as id from ${view} where ${where ?? sql`true`}
          order by ${sortBy(search)} ${way}, ${view.id} ${way} ${cut(search)}`,
    ),
    db.select({ total: count() }).from(view).where(where),
  ]);
  return { total: found?.total ?? 0, ids: rows.map(({ id }) => id) };
}

/**
 * The planner cannot know how often a text or a place occurs: it shows its statistics of a table with policies only to
 * leakproof operators. So it must not bet on meeting twenty of them early in the order of names.
 */
export async function searchUsers(
  db: Db,
  search: UserSearch,
): Promise<{ readonly total: number; readonly rows: readonly UserRecord[] }> {
  const { query, roles, affectations, criterias, waiting } = search;
  const where = choose(search, query === null ? null : await toPattern(db, query));
  const isNamed = (waiting?.among ?? null) !== null;
  const isGuess = query !== null || isNamed || [roles, affectations, criterias].some((list) => list.length > 0);
  const { total, ids } = await (isGuess ? findByIndex : findInOrder)(db, search, where);
  if (ids.length === 0) return { total, rows: [] };
  const rows = await db
    .select(userColumns)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return { total, rows: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) };
}

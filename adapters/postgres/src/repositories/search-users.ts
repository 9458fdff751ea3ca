// Knows how the users of a client are searched, filtered, sorted and paged: in the view that an index serves, and then the page alone in the table.
import type { UserRecord, UserSearch } from "@academiz/backend/ports";
import { and, arrayOverlaps, asc, count, desc, eq, inArray, like, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db.ts";
import { queryRows } from "../rows.ts";
import { users } from "../schema.ts";
import { searchedUsers as view } from "../tenancy/search-view.ts";
import { contains } from "./contains.ts";
import { userColumns } from "./user-columns.ts";

/** Of a list that names nothing no condition comes. */
const some = <T>(list: readonly T[], toCondition: (list: T[]) => SQL): SQL | undefined =>
  list.length === 0 ? undefined : toCondition([...list]);

/** Folded as the column is, by a question of its own: the planner must see the pattern to know how seldom it is found. */
async function toPattern(db: Db, query: string): Promise<string> {
  const [folded] = await queryRows<{ text: string }>(db, sql`select academiz_fold(${query}) as text`);
  return contains(folded?.text ?? query);
}

const choose = (
  { active, roles, types, affectations, criterias, except }: UserSearch,
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
  );

const SORTS = {
  name: sql`${view.sortName}`,
  login: sql`lower(${view.login})`,
  email: sql`lower(${view.email})`,
  admitted: sql`${view.admitted}`,
} as const;

export async function searchUsers(
  db: Db,
  search: UserSearch,
): Promise<{ readonly total: number; readonly rows: readonly UserRecord[] }> {
  const where = choose(search, search.query === null ? null : await toPattern(db, search.query));
  const order = search.descending ? desc : asc;
  const page = db
    .select({ id: view.id, key: SORTS[search.sort].as("key") })
    .from(view)
    .where(where)
    .orderBy(order(SORTS[search.sort]), order(view.id))
    .limit(search.limit)
    .offset((search.page - 1) * search.limit)
    .as("page");
  const [rows, [found]] = await Promise.all([
    db.select(userColumns).from(users).innerJoin(page, eq(users.id, page.id)).orderBy(order(page.key), order(page.id)),
    db.select({ total: count() }).from(view).where(where),
  ]);
  return { rows, total: found?.total ?? 0 };
}

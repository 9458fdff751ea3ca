// Knows how the users of a client are searched, filtered, sorted and paged: in the view that an index serves, and then the page alone in the table.
import type { UserRecord, UserSearch } from "@academiz/backend/ports";
import { and, arrayOverlaps, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db.ts";
import { users } from "../schema.ts";
import { searchedUsers as view } from "../tenancy/search-view.ts";
import { userColumns } from "./user-columns.ts";

/** Of a list that names nothing no condition comes. */
const some = <T>(list: readonly T[], toCondition: (list: T[]) => SQL): SQL | undefined =>
  list.length === 0 ? undefined : toCondition([...list]);

/** Folded as the column is; `%`, `_` and the backslash are what was typed, not wildcards. */
const holds = (query: string): SQL =>
  sql`${view.searched} like '%' || regexp_replace(academiz_fold(${query}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

const choose = ({ query, active, roles, types, affectations, criterias, except }: UserSearch): SQL | undefined =>
  and(
    query === null ? undefined : holds(query),
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
  const where = choose(search);
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

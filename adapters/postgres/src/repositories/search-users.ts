// Knows how the users of a client are searched, filtered, sorted and paged.
import type { UserRecord, UserSearch } from "@academiz/backend/ports";
import { and, arrayOverlaps, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db.ts";
import { users } from "../schema.ts";
import { userColumns } from "./user-columns.ts";

/** Of a list that names nothing no condition comes. */
const some = <T>(list: readonly T[], toCondition: (list: T[]) => SQL): SQL | undefined =>
  list.length === 0 ? undefined : toCondition([...list]);

/** `strpos` knows no wildcards. Whole words of SQL would: an index of trigrams serves nobody under a policy (decision 0014). */
const holds = (query: string): SQL => sql`strpos(${users.searched}, academiz_fold(${query})) > 0`;

const choose = ({ query, active, roles, types, affectations, criterias, except }: UserSearch): SQL | undefined =>
  and(
    query === null ? undefined : holds(query),
    active === null ? undefined : eq(users.active, active),
    some(roles, (list) => arrayOverlaps(users.roles, list)),
    some(types, (list) => inArray(users.type, list)),
    some(affectations, (list) => arrayOverlaps(users.affectations, list)),
    some(criterias, (list) => arrayOverlaps(users.criterias, list)),
    except === null ? undefined : ne(users.id, except),
  );

const SORTS = {
  name: users.sortName,
  login: sql`lower(${users.login})`,
  email: sql`lower(${users.email})`,
  admitted: users.admitted,
} as const;

export async function searchUsers(
  db: Db,
  search: UserSearch,
): Promise<{ readonly total: number; readonly rows: readonly UserRecord[] }> {
  const where = choose(search);
  const order = search.descending ? desc : asc;
  const [rows, [found]] = await Promise.all([
    db
      .select(userColumns)
      .from(users)
      .where(where)
      .orderBy(order(SORTS[search.sort]), order(users.id))
      .limit(search.limit)
      .offset((search.page - 1) * search.limit),
    db.select({ total: count() }).from(users).where(where),
  ]);
  return { rows, total: found?.total ?? 0 };
}

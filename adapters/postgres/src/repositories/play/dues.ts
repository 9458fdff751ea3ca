// Knows how the database keeps who was reminded of what, and how those who are late are found.
import type { Dues, LateRow, LateSearch } from "@academiz/backend/ports";
import { and, arrayOverlaps, inArray, ne, type SQL, sql } from "drizzle-orm";
import { dueNotices, notifications, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { hasCompleted, isAmong, isLate, isLearning } from "../queries/is-among.ts";
import { hasTimeBeyond } from "../queries/is-extended.ts";
import { isId } from "../queries/is-id.ts";

/** A row for each person and each thing that they are late for, with whether they were reminded of it. */
const findLate = ({ rules, affectations, except, since, ids }: LateSearch): SQL => {
  const isMeant = and(
    users.active,
    arrayOverlaps(users.affectations, [...affectations]),
    ne(users.id, except),
    ids === null ? undefined : inArray(users.id, ids.filter(isId)),
  );
  const rows = rules.map(
    (rule) => sql`select ${users.id} as user_id, ${rule.slug}::text as slug,
             exists (select from ${notifications} where ${notifications.userId} = ${users.id} and ${notifications.type} = 'Session'
               and ${notifications.aboutSlug} = ${rule.productSlug} and ${notifications.createdAt} >= ${since}) as reminded
           from ${users} where ${isMeant} and ${isLate(users, rule)}`,
  );
  return sql.join(rows, sql` union all `);
};

const isNobody = ({ rules, affectations }: LateSearch): boolean => rules.length === 0 || affectations.length === 0;

export const createDues = (tenants: Tenants): Dues => ({
  async note(tenancy, { slug, among, dueAt, stage, now, limit }) {
    const isTold = sql`exists (select from ${dueNotices} where ${dueNotices.userId} = ${users.id}
      and ${dueNotices.perimeterSlug} = ${slug} and ${dueNotices.dueAt} = ${dueAt} and ${dueNotices.stage} >= ${stage})`;
    const noted = await queryRows<{ readonly userId: string }>(
      tenants.of(tenancy),
      sql`insert into due_notices (user_id, perimeter_slug, due_at, stage, told_at)
          select ${users.id}, ${slug}::text, ${dueAt}::timestamptz, ${stage}::int, ${now}::timestamptz from ${users}
          where ${users.active} and ${isLearning(users)} and ${isAmong(users, among)}
            and not ${hasCompleted(users, slug)} and not ${isTold} and not ${hasTimeBeyond(users.id, slug, dueAt)}
          order by ${users.id} limit ${limit}
          on conflict (user_id, perimeter_slug) do update
            set due_at = excluded.due_at, stage = excluded.stage, told_at = excluded.told_at
            where due_notices.due_at <> excluded.due_at or due_notices.stage < excluded.stage
          returning user_id as "userId"`,
    );
    return noted.map(({ userId }) => userId);
  },
  async listLate(tenancy, search, limit) {
    if (isNobody(search)) return [];
    return queryRows(
      tenants.of(tenancy),
      sql`select user_id as "userId", slug as "perimeterSlug" from (${findLate(search)}) late
          where not reminded order by user_id, slug limit ${limit}`,
    );
  },
  async listAllLate(tenancy, { rules, affectations, except, page, limit }) {
    if (rules.length === 0 || affectations?.length === 0) return { total: 0, rows: [] };
    const isMeant = and(
      users.active,
      affectations === null ? undefined : arrayOverlaps(users.affectations, [...affectations]),
      ne(users.id, except),
    );
    const late = sql.join(
      rules.map(
        (rule, at) => sql`select ${users.id} as user_id, ${rule.slug}::text as slug, ${at}::int as place
          from ${users} where ${isMeant} and ${isLate(users, rule)}`,
      ),
      sql` union all `,
    );
    const db = tenants.of(tenancy);
    const [[counted], rows] = await Promise.all([
      queryRows<{ total: number }>(db, sql`select count(*)::int as total from (${late}) late`),
      queryRows<LateRow>(
        db,
        sql`select ${users.id} as id, ${users.identifier} as identifier, ${users.login} as login,
                   ${users.firstname} as firstname, ${users.lastname} as lastname, late.slug as "perimeterSlug"
            from (${late}) late join ${users} on ${users.id} = late.user_id
            order by late.place, lower(${users.lastname}), lower(${users.firstname}), ${users.id}
            limit ${limit} offset ${(page - 1) * limit}`,
      ),
    ]);
    return { total: counted?.total ?? 0, rows };
  },
  async countLate(tenancy, search) {
    const none = { people: 0, unreminded: 0, reminders: 0 };
    if (isNobody(search)) return none;
    const [counted] = await queryRows<typeof none>(
      tenants.of(tenancy),
      sql`select count(distinct user_id)::int as people,
                 (count(distinct user_id) filter (where not reminded))::int as unreminded,
                 (count(*) filter (where not reminded))::int as reminders
          from (${findLate(search)}) late`,
    );
    return counted ?? none;
  },
});

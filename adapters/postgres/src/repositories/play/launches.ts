// Knows how launches of packages stand in the database: their calls in the portions in which they arrived, of which the
// oldest are deleted.
import type { Launches, LaunchNews, LaunchRow } from "@academiz/backend/ports";
import type { PackageAnswer } from "@academiz/domain/scorm";
import { and, asc, count, desc, eq, getTableColumns, inArray, lte, min, ne, or, type SQL, sql } from "drizzle-orm";
import { scormCalls, scormLaunches, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { pruneLaunches } from "../platform/pruning/prune-launches.ts";
import { contains } from "../queries/contains.ts";
import { isId } from "../queries/is-id.ts";

const { clientId: _client, answers, ...columns } = getTableColumns(scormLaunches);
const { id, userId, perimeterSlug, productSlug, number, startedAt, endedAt, calls, errors, time } = columns;
const rowColumns = { ...columns, firstname: users.firstname, lastname: users.lastname };

const justAfter = (instant: string): string => new Date(Date.parse(instant) + 1).toISOString();

/** The column holds only what this file wrote. */
const unwrap = ({ list }: Readonly<Record<string, unknown>>) => list as LaunchNews["calls"];
const unwrapAnswers = ({ list }: Readonly<Record<string, unknown>>) => list as readonly PackageAnswer[];
function wrapStanding(standing: LaunchNews["standing"]) {
  if (!standing) return {};
  const { answers: list, ...said } = standing;
  return { ...said, answers: { list } };
}

export const createLaunches = (tenants: Tenants): Launches => ({
  async begin(tenancy, launch, { ofPlace, ofPerson }) {
    const db = tenants.of(tenancy);
    const place = and(eq(userId, launch.userId), eq(perimeterSlug, launch.perimeterSlug));
    // Two tabs that begin at once are two launches.
    for (;;) {
      const [newest] = await db
        .select({ number, startedAt })
        .from(scormLaunches)
        .where(place)
        .orderBy(desc(number))
        .limit(1);
      const next = (newest?.number ?? 0) + 1;
      const begins = newest && newest.startedAt >= launch.startedAt ? justAfter(newest.startedAt) : launch.startedAt;
      const [begun] = await db
        .insert(scormLaunches)
        .values({ ...launch, number: next, startedAt: begins, seenAt: launch.startedAt })
        .onConflictDoNothing({ target: [userId, perimeterSlug, number] })
        .returning(columns);
      if (!begun) continue;
      const own = eq(userId, launch.userId);
      const over = db
        .select({ id })
        .from(scormLaunches)
        .where(own)
        .orderBy(desc(columns.seenAt), desc(number), desc(id))
        .offset(ofPerson);
      await db
        .delete(scormLaunches)
        .where(and(own, ne(id, begun.id), or(and(place, lte(number, next - ofPlace)), inArray(id, over))));
      return begun;
    }
  },
  async survey(tenancy, place) {
    const [found] = await tenants
      .of(tenancy)
      .select({ many: count(), since: min(startedAt) })
      .from(scormLaunches)
      .where(and(eq(userId, place.userId), eq(perimeterSlug, place.perimeterSlug)));
    return { many: found?.many ?? 0, since: found?.since ?? null };
  },
  async hasBegun(tenancy, place, at) {
    const own = and(eq(userId, place.userId), eq(perimeterSlug, place.perimeterSlug));
    const found = await tenants
      .of(tenancy)
      .select({ id })
      .from(scormLaunches)
      .where(and(own, eq(startedAt, at)));
    return found.length > 0;
  },
  async read(tenancy, wanted) {
    if (!isId(wanted)) return null;
    const [found] = await tenants
      .of(tenancy)
      .select(rowColumns)
      .from(scormLaunches)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(id, wanted));
    return found ?? null;
  },
  async note(tenancy, launchId, { now, told, errors: met, calls: list, isEnd, seconds, standing }, limits) {
    const noteIn = async (tx: Pick<ReturnType<typeof tenants.of>, "update">) => {
      const [noted] = await tx
        .update(scormLaunches)
        .set({
          seenAt: now,
          calls: sql`${calls} + ${told}`,
          errors: sql`${errors} + ${met}`,
          time: sql`greatest(${time}, ${seconds}::float8)`,
          ...(isEnd && { endedAt: sql`coalesce(${endedAt}, ${now}::timestamptz)` }),
          ...wrapStanding(standing),
        })
        .where(eq(id, launchId))
        .returning({ calls });
      return noted;
    };
    const db = tenants.of(tenancy);
    if (list.length === 0) {
      await noteIn(db);
      return;
    }
    await db.transaction(async (tx) => {
      const noted = await noteIn(tx);
      if (!noted) return;
      const position = noted.calls - list.length;
      const size = JSON.stringify(list).length;
      await tx.insert(scormCalls).values({ launchId, position, count: list.length, size, calls: { list } });
      // Those whose newer calls already fill the log.
      await tx.execute(sql`delete from scorm_calls where launch_id = ${launchId} and position in (
        select position from (
          select position, count, sum(count) over newer as counted, sum(size) over newer as weighed
          from scorm_calls where launch_id = ${launchId} window newer as (order by position desc)) as summed
        where counted - count >= ${limits.calls} or (weighed > ${limits.characters} and position <> ${position}))`);
    });
  },
  async listCalls(tenancy, launchId, most) {
    const rows = await tenants
      .of(tenancy)
      .select({ calls: scormCalls.calls })
      .from(scormCalls)
      .where(eq(scormCalls.launchId, launchId))
      .orderBy(asc(scormCalls.position));
    return rows.flatMap((row) => unwrap(row.calls)).slice(-most);
  },
  async listAnswers(tenancy, launchId) {
    const [found] = await tenants.of(tenancy).select({ answers }).from(scormLaunches).where(eq(id, launchId));
    return found?.answers ? unwrapAnswers(found.answers) : [];
  },
  async search(tenancy, { productSlug: product, query, page, limit }) {
    const db = tenants.of(tenancy);
    const [folded] =
      query === null ? [] : await queryRows<{ text: string }>(db, sql`select academiz_fold(${query}) as text`);
    // A name may belong to several people: an identifier belongs to one.
    const named: SQL | undefined =
      folded && sql`(${users.searched} like ${contains(folded.text)} or ${users.identifier} = ${query})`;
    const where = and(eq(productSlug, product), named);
    const [[found], rows] = await Promise.all([
      db.select({ total: count() }).from(scormLaunches).innerJoin(users, eq(users.id, userId)).where(where),
      db
        .select(rowColumns)
        .from(scormLaunches)
        .innerJoin(users, eq(users.id, userId))
        .where(where)
        .orderBy(desc(startedAt), desc(id))
        .limit(limit)
        .offset((page - 1) * limit),
    ]);
    return { total: found?.total ?? 0, rows: rows satisfies readonly LaunchRow[] };
  },
  prune: (before) => pruneLaunches(tenants, before),
});

// Knows how statistics are computed in the database and kept there: reading them takes one row, or few.
import type {
  BegunProduct,
  Figures,
  FiguresOfPlace,
  FiguresOfProduct,
  FiguresOfWeek,
  PageTimeOfPeriod,
  PageWayOfPeriod,
  Statistics,
} from "@academiz/backend/ports";
import { and, asc, desc, eq, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import {
  namelessResults,
  perimeters,
  productReports,
  products,
  progress,
  statisticsFigures,
  statisticsRuns,
} from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { listFirstAnswers } from "./answers/list-first-answers.ts";
import { readPublishedFigures } from "./answers/read-published-figures.ts";
import { insertFigures } from "./insert-figures.ts";

const figures = {
  active: statisticsFigures.active,
  starts: statisticsFigures.starts,
  completions: statisticsFigures.completions,
  scored: statisticsFigures.scored,
  points: statisticsFigures.points,
  time: statisticsFigures.time,
};

export const createStatistics = (tenants: Tenants): Statistics => ({
  async noteDays(tenancy) {
    const db = tenants.of(tenancy);
    await db.transaction(async (tx) => {
      // For somebody who began before days were noted: the first day that answers or attempts prove.
      await tx.execute(sql`
        insert into learning_days (user_id, perimeter_slug, day, status, score, time)
        select told.user_id, told.perimeter_slug, min(told.day), 'STARTED', null, 0
        from (select user_id, perimeter_slug, date_trunc('day', at, 'UTC') as day from answers
              union all select user_id, perimeter_slug, date_trunc('day', event_date, 'UTC') from histories) told
        join progress p on p.user_id = told.user_id and p.perimeter_slug = told.perimeter_slug
        where told.day < date_trunc('day', p.event_date, 'UTC')
          and not exists (select from learning_days d
                          where d.user_id = told.user_id and d.perimeter_slug = told.perimeter_slug)
        group by told.user_id, told.perimeter_slug
        on conflict do nothing`);
      await tx.execute(sql`
        insert into learning_days (user_id, perimeter_slug, day, status, score, time)
        select user_id, perimeter_slug, date_trunc('day', event_date, 'UTC'), status, score, time
        from progress p where status <> 'NOT_STARTED' and not exists (
          select from learning_days k where k.user_id = p.user_id and k.perimeter_slug = p.perimeter_slug
            and k.day = date_trunc('day', p.event_date, 'UTC')
            and (k.status, k.score, k.time) is not distinct from (p.status, p.score, p.time))
        on conflict (user_id, perimeter_slug, day) do update
        set status = excluded.status, score = excluded.score, time = excluded.time`);
    });
  },
  async computeFigures(tenancy, stretches, places) {
    await tenants.of(tenancy).transaction(async (tx) => {
      // Somebody who lost the job may still be running it: their rows would collide with ours.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`figures ${tenancy.clientId}`}, 0))`);
      await tx.delete(statisticsFigures);
      await tx.execute(insertFigures(stretches, places));
    });
  },
  async listBegun(tenancy) {
    return queryRows<BegunProduct>(
      tenants.of(tenancy),
      sql`select ${perimeters.productSlug} as slug, array_agg(${perimeters.slug} order by ${perimeters.slug}) as perimeters
          from ${perimeters}
          where exists (select from ${progress} where ${progress.perimeterSlug} = ${perimeters.slug})
             or exists (select from ${namelessResults} where ${namelessResults.perimeterSlug} = ${perimeters.slug})
          group by 1 order by 1`,
    );
  },
  async listPlays(tenancy, perimeterSlug, after, limit) {
    return tenants
      .of(tenancy)
      .select({
        userId: progress.userId,
        perimeterSlug: progress.perimeterSlug,
        at: progress.eventDate,
        status: progress.status,
        score: progress.score,
        time: progress.time,
        progress: progress.progress,
      })
      .from(progress)
      .where(and(eq(progress.perimeterSlug, perimeterSlug), after === null ? undefined : gt(progress.userId, after)))
      .orderBy(asc(progress.userId))
      .limit(limit);
  },
  async listNameless(tenancy, perimeterSlug, after, limit) {
    const rows = await tenants
      .of(tenancy)
      .select({
        id: namelessResults.id,
        at: namelessResults.day,
        status: namelessResults.status,
        score: namelessResults.score,
        time: namelessResults.time,
      })
      .from(namelessResults)
      .where(
        and(
          eq(namelessResults.perimeterSlug, perimeterSlug),
          after === null ? undefined : gt(namelessResults.id, after),
        ),
      )
      .orderBy(asc(namelessResults.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, progress: null }));
  },
  readPublished: (tenancy, productSlug, span) => readPublishedFigures(tenants.of(tenancy), productSlug, span),
  listFirstAnswers: (tenancy, perimeterSlug, userIds) => listFirstAnswers(tenants.of(tenancy), perimeterSlug, userIds),
  async listPageTimes(tenancy, periods, longest) {
    const [names, times] = [periods.map(({ period }) => period), periods.map(({ from }) => from)];
    // Reads what is needed of each visit once.
    return queryRows<PageTimeOfPeriod>(
      tenants.of(tenancy),
      sql`with told as materialized (
            select user_id, at, least(page_duration, ${longest}::double precision) as duration, entry->>'slug' as perimeter_slug,
                   entry->'routeData'->'params'->>'slide' as page
            from navigation_stats where to_name = 'slide'
          )
          select m.product_slug as "productSlug", since.period, t.page as slug, count(*)::integer as visits,
                 sum(t.duration) as time
          from told t
          join perimeters m on m.slug = t.perimeter_slug
          join progress p on p.user_id = t.user_id and p.perimeter_slug = t.perimeter_slug
          join unnest(${sql.param(names)}::text[], ${sql.param(times)}::timestamptz[]) as since(period, from_day)
            on t.at >= since.from_day
          where t.page is not null
          group by 1, 2, 3 order by 1, 2, 3`,
    );
  },
  async listPageWays(tenancy, periods, most) {
    const [names, times] = [periods.map(({ period }) => period), periods.map(({ from }) => from)];
    return queryRows<PageWayOfPeriod>(
      tenants.of(tenancy),
      sql`with told as materialized (
            select id, user_id, at, entry->>'slug' as perimeter_slug, entry->>'navigationEventId' as sitting,
                   entry->'routeData'->'params'->>'slide' as page
            from navigation_stats where to_name = 'slide'
          ), steps as (
            select told.*, lag(page) over (partition by user_id, perimeter_slug, sitting order by at, id) as came_from
            from told where page is not null
          ), counted as (
            select m.product_slug, since.period, s.came_from, s.page, count(*)::integer as count,
                   row_number() over (partition by m.product_slug, since.period
                                      order by count(*) desc, s.came_from, s.page) as rank
            from steps s
            join perimeters m on m.slug = s.perimeter_slug
            join progress p on p.user_id = s.user_id and p.perimeter_slug = s.perimeter_slug
            join unnest(${sql.param(names)}::text[], ${sql.param(times)}::timestamptz[]) as since(period, from_day)
              on s.at >= since.from_day
            where s.came_from <> s.page
            group by 1, 2, 3, 4
          )
          select product_slug as "productSlug", period, came_from as "from", page as "to", count
          from counted where rank <= ${most} order by 1, 2, rank`,
    );
  },
  async keepReports(tenancy, productSlug, reports) {
    if (reports.length === 0) return;
    await tenants
      .of(tenancy)
      .insert(productReports)
      .values(reports.map(({ period, report }) => ({ productSlug, period, report: { ...report } })))
      .onConflictDoUpdate({
        target: [productReports.productSlug, productReports.period],
        set: { report: sql`excluded.report` },
      });
  },
  async readReport(tenancy, productSlug, period) {
    const [found] = await tenants
      .of(tenancy)
      .select({ report: productReports.report })
      .from(productReports)
      .where(and(eq(productReports.productSlug, productSlug), eq(productReports.period, period)));
    return found?.report ?? null;
  },
  async readNews(tenancy) {
    // Sums of hashes give the same result in any order.
    const sum = (row: SQL) => sql`coalesce(sum(hashtextextended(concat_ws(' ', ${row}), 0)::numeric), 0)`;
    const [found] = await queryRows<{ readonly news: string }>(
      tenants.of(tenancy),
      sql`select concat_ws(' ',
            (select ${sum(sql`user_id, perimeter_slug, version, event_date`)} from progress),
            (select count(*) from answers),
            (select ${sum(sql`id`)} from nameless_results),
            (select concat_ws(' ', count(*), max(at)) from navigation_stats),
            (select ${sum(sql`slug, product_slug`)} from perimeters),
            (select ${sum(sql`id, affectations`)} from users),
            (select md5(affectations::text) from clients)) as news`,
    );
    return found?.news ?? "";
  },
  async setComputed(tenancy, computedAt, news) {
    await tenants
      .of(tenancy)
      .insert(statisticsRuns)
      .values({ computedAt, news })
      .onConflictDoUpdate({ target: [statisticsRuns.clientId], set: { computedAt, news } });
  },
  async readComputed(tenancy) {
    const [found] = await tenants
      .of(tenancy)
      .select({ at: statisticsRuns.computedAt, news: statisticsRuns.news })
      .from(statisticsRuns);
    return found ?? null;
  },
  async listWeeks(tenancy, { place, productSlug, since }): Promise<readonly FiguresOfWeek[]> {
    return tenants
      .of(tenancy)
      .select({ from: statisticsFigures.fromDay, ...figures })
      .from(statisticsFigures)
      .where(
        and(
          eq(statisticsFigures.span, "week"),
          gte(statisticsFigures.fromDay, since),
          eq(statisticsFigures.place, place),
          eq(statisticsFigures.productSlug, productSlug),
        ),
      )
      .orderBy(asc(statisticsFigures.fromDay));
  },
  async readPeriod(tenancy, { span, place, productSlug }): Promise<Figures | null> {
    const [found] = await tenants
      .of(tenancy)
      .select(figures)
      .from(statisticsFigures)
      .where(
        and(
          eq(statisticsFigures.span, span),
          eq(statisticsFigures.place, place),
          eq(statisticsFigures.productSlug, productSlug),
        ),
      );
    return found ?? null;
  },
  async listProducts(tenancy, { span, place }, limit): Promise<readonly FiguresOfProduct[]> {
    return tenants
      .of(tenancy)
      .select({ slug: products.slug, name: products.name, type: products.type, ...figures })
      .from(statisticsFigures)
      .innerJoin(products, eq(products.slug, statisticsFigures.productSlug))
      .where(and(eq(statisticsFigures.span, span), eq(statisticsFigures.place, place)))
      .orderBy(desc(statisticsFigures.active), asc(products.name), asc(products.slug))
      .limit(limit);
  },
  async listPlaces(tenancy, { span, productSlug, places }, limit): Promise<readonly FiguresOfPlace[]> {
    return tenants
      .of(tenancy)
      .select({ place: statisticsFigures.place, ...figures })
      .from(statisticsFigures)
      .where(
        and(
          eq(statisticsFigures.span, span),
          eq(statisticsFigures.productSlug, productSlug),
          inArray(statisticsFigures.place, [...places]),
          gt(statisticsFigures.active, 0),
        ),
      )
      .orderBy(desc(statisticsFigures.active), asc(statisticsFigures.place))
      .limit(limit);
  },
});

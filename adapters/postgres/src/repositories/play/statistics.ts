// Knows how statistics are computed in the database and kept there: what is read is one row, or few.
import type {
  Figures,
  FiguresOfPlace,
  FiguresOfProduct,
  FiguresOfWeek,
  KeptReport,
  PageTime,
  Statistics,
} from "@academiz/backend/ports";
import { and, asc, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import {
  namelessResults,
  navigationStats,
  perimeters,
  productReports,
  products,
  progress,
  statisticsFigures,
  statisticsRuns,
} from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { insertFigures } from "./insert-figures.ts";
import { listFirstAnswers } from "./list-first-answers.ts";

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
      // Of who began before days were noted, the first day that something tells of.
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
      await tx.delete(statisticsFigures);
      await tx.execute(insertFigures(stretches, places));
    });
  },
  async listBegun(tenancy) {
    const rows = await queryRows<{ readonly slug: string }>(
      tenants.of(tenancy),
      sql`select distinct ${perimeters.productSlug} as slug from ${perimeters}
          where exists (select from ${progress} where ${progress.perimeterSlug} = ${perimeters.slug})
             or exists (select from ${namelessResults} where ${namelessResults.perimeterSlug} = ${perimeters.slug})
          order by 1`,
    );
    return rows.map(({ slug }) => slug);
  },
  async listPlays(tenancy, productSlug, after, limit) {
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
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .where(
        and(
          eq(perimeters.productSlug, productSlug),
          after
            ? sql`(${progress.perimeterSlug}, ${progress.userId}) > (${after.perimeterSlug}::text, ${after.userId}::uuid)`
            : undefined,
        ),
      )
      .orderBy(asc(progress.perimeterSlug), asc(progress.userId))
      .limit(limit);
  },
  async listNameless(tenancy, productSlug) {
    const rows = await tenants
      .of(tenancy)
      .select({
        at: namelessResults.day,
        status: namelessResults.status,
        score: namelessResults.score,
        time: namelessResults.time,
      })
      .from(namelessResults)
      .innerJoin(perimeters, eq(perimeters.slug, namelessResults.perimeterSlug))
      .where(eq(perimeters.productSlug, productSlug));
    return rows.map((row) => ({ ...row, progress: null }));
  },
  listFirstAnswers: (tenancy, perimeterSlug, userIds) => listFirstAnswers(tenants.of(tenancy), perimeterSlug, userIds),
  async listPageTimes(tenancy, productSlug, since) {
    const page = sql`${navigationStats.entry}->'routeData'->'params'->>'slide'`;
    return queryRows<PageTime>(
      tenants.of(tenancy),
      sql`select ${page} as slug, count(*)::integer as visits, sum(${navigationStats.pageDuration}) as time
          from ${navigationStats}
          where ${navigationStats.at} >= ${since}::timestamptz and ${navigationStats.toName} = 'slide'
            and ${navigationStats.entry}->>'slug'
              in (select ${perimeters.slug} from ${perimeters} where ${perimeters.productSlug} = ${productSlug})
            and ${page} is not null
          group by 1 order by 1`,
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
    // Written by keepReports alone.
    return (found?.report as unknown as KeptReport | undefined) ?? null;
  },
  async setComputed(tenancy, computedAt) {
    await tenants
      .of(tenancy)
      .insert(statisticsRuns)
      .values({ computedAt })
      .onConflictDoUpdate({ target: [statisticsRuns.clientId], set: { computedAt } });
  },
  async readComputed(tenancy) {
    const [found] = await tenants.of(tenancy).select({ at: statisticsRuns.computedAt }).from(statisticsRuns);
    return found?.at ?? null;
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

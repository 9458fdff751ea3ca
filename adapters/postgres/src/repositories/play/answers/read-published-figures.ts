// Knows how learners' results while one publication of a product stood are computed.
import type { PublishedFigures, PublishedSpan } from "@academiz/backend/ports";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../sql/db.ts";
import { queryRows } from "../../../sql/rows.ts";

/** The most questions that are reported. */
const MOST = 2_000;

/** Of the answers, those of the first attempt that is kept, where it was given in that time. */
export async function readPublishedFigures(
  db: Db,
  productSlug: string,
  { from, until }: PublishedSpan,
): Promise<PublishedFigures> {
  const within = (at: SQL) =>
    sql`${at} >= ${from} and (${until}::timestamptz is null or ${at} < ${until}::timestamptz)`;
  const [figures] = await queryRows<Omit<PublishedFigures, "items">>(
    db,
    sql`with reached as (
          select p.user_id, bool_or(p.status = 'COMPLETE') as completed, max(p.score) as score
          from progress p join perimeters m on m.slug = p.perimeter_slug
          where m.product_slug = ${productSlug} and p.status <> 'NOT_STARTED' and ${within(sql`p.event_date`)}
          group by p.user_id)
        select count(*)::int as learners, (count(*) filter (where completed))::int as completions,
               count(score)::int as scored, avg(score) as average
        from reached`,
  );
  const items = await queryRows<PublishedFigures["items"][number]>(
    db,
    sql`with kept as (
          select a.user_id, a.perimeter_slug, a.place, a.attempt, a.item, a.number, a.at, a.credit
          from answers a join perimeters m on m.slug = a.perimeter_slug where m.product_slug = ${productSlug}),
        earliest as (
          select user_id, perimeter_slug, place, min(attempt) as attempt from kept group by 1, 2, 3)
        select k.place, k.item, min(k.number)::int as number, count(distinct k.user_id)::int as answered,
               avg(k.credit) as difficulty
        from kept k join earliest using (user_id, perimeter_slug, place, attempt)
        where ${within(sql`k.at`)}
        group by k.place, k.item order by k.place, number, k.item limit ${MOST}`,
  );
  return { ...(figures ?? { learners: 0, completions: 0, scored: 0, average: null }), items };
}

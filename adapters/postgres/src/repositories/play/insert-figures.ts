// Knows the statement that computes the figures of a client: for each stretch of time, by place and by product, and for
// all of them together.
import type { FigureStretch, NodePairs } from "@academiz/backend/ports";
import { type SQL, sql } from "drizzle-orm";

/** Of one product, or of all together without sections. */
const ofOwn = (figure: SQL) => sql`
         case grouping(s.product_slug) when 0 then ${figure} else ${figure} filter (where not s.is_section) end`;
const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;

/**
 * Sums use decimals, which give the same result in any order. `known`: what each day brought for each person and
 * product. Results of people who are gone are kept on one day, each by itself: since nobody knows whose they are, each
 * counts as a person of its product, and none for all products together. Time and scores of a section are those of its
 * products, and count once there. `standing`: who counts at which place.
 */
export const insertFigures = (stretches: readonly FigureStretch[], places: NodePairs): SQL => sql`
  insert into statistics_figures
    (span, from_day, place, product_slug, active, starts, completions, scored, points, time)
  with played as (
    select d.user_id as who, m.product_slug, q.type = 'section' as is_section, d.day, max(d.score) as score, sum(d.spent) as spent,
           bool_or(d.status = 'COMPLETE') as is_complete, false as is_nameless
    from (select *, greatest(0, time - lag(time, 1, 0) over (partition by user_id, perimeter_slug order by day)) as spent
          from learning_days) d
    join perimeters m on m.slug = d.perimeter_slug join products q on q.slug = m.product_slug
    group by 1, 2, 3, 4
    union all
    select n.id, m.product_slug, q.type = 'section', n.day, n.score, n.time, n.status = 'COMPLETE', true
    from nameless_results n
    join perimeters m on m.slug = n.perimeter_slug join products q on q.slug = m.product_slug
  ), known as (
    select *, day = min(day) over one as is_start,
           is_complete and day = min(day) filter (where is_complete) over one as is_completion
    from played window one as (partition by who, product_slug)
  ), standing as (
    select id as who, '' as place from users
    union all select id, '' from nameless_results
    union select u.id, pair.above
          from users u cross join unnest(u.affectations) as stood(node)
          join unnest(${texts(places.map(([above]) => above))}, ${texts(places.map(([, node]) => node))}) as pair(above, node)
            on pair.node = stood.node
  ), stretch as (
    select * from unnest(${texts(stretches.map(({ span }) => span))},
      ${texts(stretches.map(({ from }) => from))}::timestamptz[],
      ${texts(stretches.map(({ until }) => until))}::timestamptz[]) as told(span, from_day, until)
  ), summed as (
    select t.span, t.from_day, k.who, k.product_slug, bool_or(k.is_nameless) as is_nameless,
           bool_or(k.is_section) as is_section, count(*) filter (where is_start) as starts,
           count(*) filter (where is_completion) as completions,
           (array_agg(k.score order by k.day desc) filter (where k.score is not null))[1] as score,
           sum(k.spent) as spent
    from stretch t join known k on k.day >= t.from_day and k.day < t.until
    group by 1, 2, 3, 4
  )
  select s.span, s.from_day, w.place, coalesce(s.product_slug, ''),
         case grouping(s.product_slug) when 0 then count(distinct s.who)
           else count(distinct s.who) filter (where not s.is_nameless) end,
         sum(s.starts), sum(s.completions),
         ${ofOwn(sql`count(s.score)`)}, coalesce(${ofOwn(sql`sum(s.score::numeric)`)}, 0),
         coalesce(${ofOwn(sql`sum(s.spent::numeric)`)}, 0)
  from summed s join standing w on w.who = s.who
  group by grouping sets ((s.span, s.from_day, w.place, s.product_slug), (s.span, s.from_day, w.place))`;

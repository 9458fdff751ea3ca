// Knows how attempts stand in the database: the same attempt is kept once, and of each product only the newest ones.
import type { Histories, PlayedAttempt } from "@academiz/backend/ports";
import type { EndKind } from "@academiz/domain/plays";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { histories, learnerResets, perimeters, products } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** The kinds that somebody attempts; of other kinds only their end is noted. */
const ATTEMPTS: readonly EndKind[] = ["GAME", "SCORM", "SEQUENCE"];
/** The first reset after an attempt: since then it does not count. */
const setAside = sql<PlayedAttempt["setAside"]>`(
  select json_build_object('at', to_char(${learnerResets.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'byId', ${learnerResets.byId}, 'reason', ${learnerResets.reason})
  from ${learnerResets}
  where ${learnerResets.userId} = ${histories.userId} and ${learnerResets.perimeterSlug} = ${histories.perimeterSlug}
    and greatest(${learnerResets.at}, ${learnerResets.eventDate}) >= ${histories.eventDate}
  order by ${learnerResets.at} limit 1)`;
const played = {
  product: { slug: products.slug, name: products.name, type: products.type },
  entry: histories.entry,
  setAside,
};

export const createHistories = (tenants: Tenants): Histories => ({
  async add(tenancy, userId, entries, most) {
    if (entries.length === 0) return;
    const db = tenants.of(tenancy);
    await db
      .insert(histories)
      .values(
        entries.map((entry) => ({
          userId,
          perimeterSlug: entry.productPerimeterSlug,
          slug: entry.slug,
          eventDate: entry.eventDate,
          entry: { ...entry },
        })),
      )
      .onConflictDoNothing();
    for (const perimeterSlug of new Set(entries.map((entry) => entry.productPerimeterSlug))) {
      const ofPlay = and(eq(histories.userId, userId), eq(histories.perimeterSlug, perimeterSlug));
      const older = db
        .select({ slug: histories.slug, eventDate: histories.eventDate })
        .from(histories)
        .where(ofPlay)
        .orderBy(desc(histories.eventDate), desc(histories.slug))
        .offset(most);
      await db.delete(histories).where(and(ofPlay, sql`(${histories.slug}, ${histories.eventDate}) in ${older}`));
    }
  },
  async addEnds(tenancy, perimeterSlug, ends) {
    if (ends.length === 0) return;
    const db = tenants.of(tenancy);
    const ids = ends.map(({ userId }) => userId);
    const known = await db
      .select({ userId: histories.userId, slug: histories.slug })
      .from(histories)
      .where(and(eq(histories.perimeterSlug, perimeterSlug), inArray(histories.userId, ids)));
    const seen = new Set(known.map(({ userId, slug }) => `${userId} ${slug}`));
    const fresh = ends.filter(({ userId, entry: { slug } }) => !seen.has(`${userId} ${slug}`));
    if (fresh.length === 0) return;
    await db
      .insert(histories)
      .values(
        fresh.map(({ userId, entry }) => ({
          ...{ userId, perimeterSlug },
          ...{ slug: entry.slug, eventDate: entry.eventDate, entry: { ...entry } },
        })),
      )
      .onConflictDoNothing();
  },
  async hold(tenancy, userId, perimeterSlug) {
    const db = tenants.of(tenancy);
    // Those that are added meanwhile are counted: the next read comes after the lock.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}\n${perimeterSlug}`}, 0))`);
    return db
      .select({ slug: histories.slug, eventDate: histories.eventDate })
      .from(histories)
      .where(and(eq(histories.userId, userId), eq(histories.perimeterSlug, perimeterSlug)));
  },
  listNewest: (tenancy, userId, limit) =>
    tenants
      .of(tenancy)
      .select(played)
      .from(histories)
      .innerJoin(perimeters, eq(perimeters.slug, histories.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(eq(histories.userId, userId))
      .orderBy(desc(histories.eventDate), desc(histories.slug))
      .limit(limit),
  async listPage(tenancy, userId, { product, status, offset, limit }) {
    const rows = await tenants
      .of(tenancy)
      .select({
        ...played,
        total: sql<number>`count(*) over ()`.mapWith(Number),
        best: sql<
          number | null
        >`max((${histories.entry} ->> 'score')::float8) filter (where ${setAside} is null) over ()`,
      })
      .from(histories)
      .innerJoin(perimeters, eq(perimeters.slug, histories.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          eq(histories.userId, userId),
          product === undefined ? undefined : eq(products.slug, product),
          status === undefined ? undefined : sql`${histories.entry} ->> 'status' = ${status}`,
        ),
      )
      .orderBy(desc(histories.eventDate), desc(histories.slug), desc(histories.perimeterSlug))
      .offset(offset)
      .limit(limit);
    const [first] = rows;
    return {
      rows: rows.map(({ product: made, entry, setAside: since }) => ({ product: made, entry, setAside: since })),
      total: first?.total ?? 0,
      best: first?.best ?? null,
    };
  },
  async count(tenancy, userId) {
    const [found] = await tenants
      .of(tenancy)
      .select({
        attempts: sql<number>`count(*) filter (where ${inArray(sql`${histories.entry} ->> 'type'`, ATTEMPTS)})`.mapWith(
          Number,
        ),
        badges:
          sql<number>`count(distinct (${histories.perimeterSlug}, ${histories.slug})) filter (where ${histories.entry} ->> 'badge' is not null)`.mapWith(
            Number,
          ),
      })
      .from(histories)
      .where(eq(histories.userId, userId));
    return { attempts: found?.attempts ?? 0, badges: found?.badges ?? 0 };
  },
});

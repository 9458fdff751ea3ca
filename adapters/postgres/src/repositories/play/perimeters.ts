// Knows which perimeters are open to a user.
import type { PerimeterRecord, Perimeters, ProductCard } from "@academiz/backend/ports";
import { type Audience, EVERYONE, joinAudiences } from "@academiz/domain/clients";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { perimeters, products, progress } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { attemptsOf, closesAtOf, dueAtOf, isExtended } from "../queries/is-extended.ts";

/** `userId`: to this one, who may have been given a later end. */
export const isOpen = (now: string | SQL, userId?: string | SQLWrapper) =>
  and(
    eq(products.visible, true),
    isNotNull(products.publishedAt),
    or(isNull(perimeters.opensAt), lte(perimeters.opensAt, now)),
    or(
      isNull(perimeters.closesAt),
      gt(perimeters.closesAt, now),
      userId === undefined ? undefined : isExtended(userId, now),
    ),
  );

export const perimeterColumns = {
  slug: perimeters.slug,
  name: perimeters.name,
  clientId: perimeters.clientId,
  productSlug: perimeters.productSlug,
  productType: products.type,
  productName: products.name,
  demo: products.demo,
  publishedAt: products.publishedAt,
  audience: perimeters.audience,
};
/** A path that was begun and has not ended. */
const isUnderWay = and(eq(products.type, "coursiz"), eq(progress.status, "STARTED"));
type Selected = Omit<PerimeterRecord, "publishedAt"> & { readonly publishedAt: string | null };
/** The query selects only what is published; its type does not say so. */
const toRecord = (row: Selected): PerimeterRecord => ({ ...row, publishedAt: row.publishedAt ?? "" });

const selectOldest = (db: Db, productSlug: string) => {
  const { slug, name, audience, opensAt, closesAt, dueAt, createdAt } = perimeters;
  return db
    .select({ slug, name, audience, opensAt, closesAt, dueAt, createdAt })
    .from(perimeters)
    .where(eq(perimeters.productSlug, productSlug))
    .orderBy(asc(createdAt))
    .limit(1);
};

export const createPerimeters = (tenants: Tenants): Perimeters => ({
  async findOpen(tenancy, slug, now, userId) {
    const [found] = await tenants
      .of(tenancy)
      .select(perimeterColumns)
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(isOpen(now, userId), eq(perimeters.slug, slug)));
    return found ? toRecord(found) : null;
  },
  async listOpenOfProduct(tenancy, productSlug, now, userId) {
    const rows = await tenants
      .of(tenancy)
      .select(perimeterColumns)
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(isOpen(now, userId), eq(perimeters.productSlug, productSlug)))
      .orderBy(asc(perimeters.createdAt));
    return rows.map(toRecord);
  },
  async listOpenProducts(tenancy, productSlugs, now) {
    if (productSlugs.length === 0) return new Map();
    const rows = await tenants
      .of(tenancy)
      .select({ slug: perimeters.productSlug, audience: perimeters.audience })
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(isOpen(now), inArray(perimeters.productSlug, [...productSlugs])));
    const open = new Map<string, Audience>();
    for (const { slug, audience } of rows) {
      const others = open.get(slug);
      open.set(slug, others ? joinAudiences(others, audience) : audience);
    }
    return open;
  },
  async announce(tenancy, productSlug, now) {
    const announced = await tenants
      .of(tenancy)
      .update(perimeters)
      .set({ announcedAt: now })
      .where(and(eq(perimeters.productSlug, productSlug), isNull(perimeters.announcedAt)))
      .returning({ slug: perimeters.slug });
    return announced.length > 0;
  },
  listDue: (tenancy, now, before) =>
    tenants
      .of(tenancy)
      .select({
        slug: perimeters.slug,
        audience: perimeters.audience,
        productSlug: perimeters.productSlug,
        productType: products.type,
        productName: products.name,
        dueAt: sql<string>`${perimeters.dueAt}`.mapWith(perimeters.dueAt),
      })
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(isOpen(now), lt(perimeters.dueAt, before)))
      .orderBy(asc(perimeters.dueAt), asc(perimeters.slug)),
  async listOpen(tenancy, userId, now) {
    const rows = await tenants
      .of(tenancy)
      .select({
        perimeter: perimeterColumns,
        card: products.card,
        tags: products.tags,
        dueAt: dueAtOf(userId),
        extendedTo: closesAtOf(userId),
        moreAttempts: attemptsOf(userId),
        progress: {
          status: progress.status,
          percentage: progress.percentage,
          score: progress.score,
          time: progress.time,
          eventDate: progress.eventDate,
        },
        nextStep: sql<string | null>`case when ${isUnderWay} then ${progress.progress} ->> 'nextStep' end`,
      })
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .leftJoin(progress, and(eq(progress.perimeterSlug, perimeters.slug), eq(progress.userId, userId)))
      .where(isOpen(now, userId))
      .orderBy(asc(perimeters.name), asc(perimeters.slug));
    return rows.map((row) => ({
      ...toRecord(row.perimeter),
      card: row.card as unknown as ProductCard,
      tags: row.tags,
      dueAt: row.dueAt,
      extendedTo: row.extendedTo,
      moreAttempts: row.moreAttempts,
      progress: row.progress && row.progress.status !== null ? row.progress : null,
      nextStep: row.nextStep,
    }));
  },
  async findOfProduct(tenancy, productSlug) {
    const [found] = await selectOldest(tenants.of(tenancy), productSlug);
    return found ?? null;
  },
  async holdOfProduct(tenancy, productSlug) {
    const [held] = await selectOldest(tenants.of(tenancy), productSlug).for("no key update");
    return held ?? null;
  },
  async begin(tenancy, productSlug, slug, now) {
    const db = tenants.of(tenancy);
    // A publication that makes one too waits, and finds this one.
    const [product] = await db
      .select({ name: products.name })
      .from(products)
      .where(eq(products.slug, productSlug))
      .for("no key update");
    const [known] = await selectOldest(db, productSlug);
    if (!product || known) return;
    await db.insert(perimeters).values({ slug, productSlug, name: product.name, createdAt: now, audience: EVERYONE });
  },
  async admit(tenancy, slug, userId, most) {
    const named = sql`(${perimeters.audience}::jsonb -> 'users')`;
    const db = tenants.of(tenancy);
    // People whom others name meanwhile are counted too: the row is locked until they are done.
    await db
      .update(perimeters)
      .set({
        audience: sql`jsonb_set(${perimeters.audience}::jsonb, '{users}', ${named} || to_jsonb(${userId}::text))::json`,
      })
      .where(
        and(eq(perimeters.slug, slug), sql`not ${named} ? ${userId}`, sql`jsonb_array_length(${named}) < ${most}`),
      );
    const [found] = await db
      .select({ isNamed: sql<boolean>`${named} ? ${userId}` })
      .from(perimeters)
      .where(eq(perimeters.slug, slug));
    return found?.isNamed ?? false;
  },
  async settle(tenancy, slug, settings) {
    const settled = await tenants
      .of(tenancy)
      .update(perimeters)
      .set(settings)
      .where(eq(perimeters.slug, slug))
      .returning({ slug: perimeters.slug });
    return settled.length > 0;
  },
});

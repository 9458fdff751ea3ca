// Knows how what learners reached in the products of sections stands in the database.
import type { Sections } from "@academiz/backend/ports";
import { and, asc, eq, exists, gt, inArray, sql } from "drizzle-orm";
import { perimeters, products, productUses, progress } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isOpen } from "../play/perimeters.ts";

const isOf = (userIds: readonly string[]) => sql`${progress.userId} = any(${sql.param([...userIds])}::uuid[])`;

export const createSections = (tenants: Tenants): Sections => {
  const sections: Sections = {
    async listContaining(tenancy, productSlug, now, userId) {
      const db = tenants.of(tenancy);
      const leads = db
        .select({ slug: productUses.productSlug })
        .from(productUses)
        .where(
          and(
            eq(productUses.productSlug, perimeters.productSlug),
            eq(productUses.usedSlug, productSlug),
            eq(productUses.isDraft, false),
          ),
        );
      const found = await db
        .select({
          slug: perimeters.slug,
          audience: perimeters.audience,
          productSlug: perimeters.productSlug,
          publishedAt: products.publishedAt,
          config: products.config,
        })
        .from(perimeters)
        .innerJoin(products, eq(products.slug, perimeters.productSlug))
        .where(and(eq(products.type, "section"), isOpen(now, userId), exists(leads)))
        .orderBy(asc(perimeters.slug));
      return found.map((one) => ({ ...one, publishedAt: one.publishedAt ?? "", config: one.config ?? {} }));
    },

    async holdContaining(tenancy, userId, productSlug, now) {
      const found = await sections.listContaining(tenancy, productSlug, now, userId);
      if (found.length > 0) await sections.hold(tenancy, [userId]);
      return found;
    },

    async hold(tenancy, userIds) {
      if (userIds.length === 0) return;
      // In one order, so that two who hold several wait for each other only once.
      await tenants.of(tenancy).execute(sql`
        select pg_advisory_xact_lock(name)
        from (select distinct hashtextextended(${"sections\n"} || id, 0) as name
              from unnest(${sql.param([...userIds])}::text[]) as held(id) order by name) as ordered`);
    },

    async listResults(tenancy, userIds, productSlugs) {
      if (productSlugs.length === 0 || userIds.length === 0) return [];
      return tenants
        .of(tenancy)
        .select({
          userId: progress.userId,
          product: perimeters.productSlug,
          status: progress.status,
          percentage: progress.percentage,
          score: progress.score,
          time: progress.time,
          eventDate: progress.eventDate,
        })
        .from(progress)
        .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
        .where(and(isOf(userIds), inArray(perimeters.productSlug, [...productSlugs])))
        .orderBy(asc(progress.perimeterSlug));
    },

    async listLearners(tenancy, productSlugs, after, limit) {
      if (productSlugs.length === 0) return [];
      const rows = await tenants
        .of(tenancy)
        .selectDistinct({ userId: progress.userId })
        .from(progress)
        .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
        .where(
          and(
            inArray(perimeters.productSlug, [...productSlugs]),
            after === null ? undefined : gt(progress.userId, after),
          ),
        )
        .orderBy(asc(progress.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },

    async listStored(tenancy, perimeterSlugs, userIds) {
      if (perimeterSlugs.length === 0 || userIds.length === 0) return [];
      return tenants
        .of(tenancy)
        .select({
          userId: progress.userId,
          perimeterSlug: progress.perimeterSlug,
          status: progress.status,
          percentage: progress.percentage,
          score: progress.score,
        })
        .from(progress)
        .where(and(isOf(userIds), inArray(progress.perimeterSlug, [...perimeterSlugs])));
    },
  };
  return sections;
};

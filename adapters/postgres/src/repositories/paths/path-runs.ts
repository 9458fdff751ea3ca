// Knows how learners' ways through paths stand in the database.
import type { PathRuns } from "@academiz/backend/ports";
import { and, asc, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import { pathRuns, perimeters, products, productUses, progress, users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isOpen } from "../play/perimeters.ts";

const columns = { perimeterSlug: pathRuns.perimeterSlug, state: pathRuns.state };
const held = {
  ...columns,
  productSlug: perimeters.productSlug,
  name: perimeters.name,
  publishedAt: products.publishedAt,
  config: products.config,
};
const isShort = and(eq(products.type, "learniz"), eq(progress.status, "STARTED"), eq(progress.percentage, 100));

/** True where the published path of a run names the product. */
const leadsTo = (db: Db, productSlug: string) =>
  exists(
    db
      .select({ slug: productUses.productSlug })
      .from(productUses)
      .where(
        and(
          eq(productUses.productSlug, perimeters.productSlug),
          eq(productUses.usedSlug, productSlug),
          eq(productUses.isDraft, false),
        ),
      ),
  );

export const createPathRuns = (tenants: Tenants): PathRuns => ({
  async read(tenancy, { userId, perimeterSlug }) {
    const [found] = await tenants
      .of(tenancy)
      .select(columns)
      .from(pathRuns)
      .where(and(eq(pathRuns.userId, userId), eq(pathRuns.perimeterSlug, perimeterSlug)));
    return found ?? null;
  },

  async hold(tenancy, { userId, perimeterSlug }) {
    const [found] = await tenants
      .of(tenancy)
      .select(held)
      .from(pathRuns)
      .innerJoin(perimeters, eq(perimeters.slug, pathRuns.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(eq(pathRuns.userId, userId), eq(pathRuns.perimeterSlug, perimeterSlug)))
      .for("update", { of: pathRuns });
    return found ?? null;
  },

  holdLeading(tenancy, userId, productSlug, now) {
    const db = tenants.of(tenancy);
    return (
      db
        .select({ ...held, audience: perimeters.audience })
        .from(pathRuns)
        .innerJoin(perimeters, eq(perimeters.slug, pathRuns.perimeterSlug))
        .innerJoin(products, eq(products.slug, perimeters.productSlug))
        .where(
          and(eq(pathRuns.userId, userId), eq(pathRuns.isEnded, false), isOpen(now, userId), leadsTo(db, productSlug)),
        )
        // Two results of one learner at once wait for each other, always in the same order.
        .orderBy(asc(pathRuns.perimeterSlug))
        .for("update", { of: pathRuns })
    );
  },

  async listBehind(tenancy, productSlug, { now, after, limit }) {
    const db = tenants.of(tenancy);
    const completed = db
      .selectDistinctOn([progress.userId], { userId: progress.userId, score: progress.score })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .where(
        and(
          eq(perimeters.productSlug, productSlug),
          eq(progress.status, "COMPLETE"),
          after === null ? undefined : gt(progress.userId, after),
        ),
      )
      .orderBy(asc(progress.userId), asc(progress.eventDate))
      .as("completed");
    const known = sql`${pathRuns.state} -> 'facts' -> ${productSlug}::text ->> 'isComplete'`;
    const behind = db
      .select({ slug: pathRuns.perimeterSlug })
      .from(pathRuns)
      .innerJoin(perimeters, eq(perimeters.slug, pathRuns.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          eq(pathRuns.userId, completed.userId),
          eq(pathRuns.isEnded, false),
          isOpen(now, completed.userId),
          leadsTo(db, productSlug),
          sql`(${known}) is distinct from 'true'`,
        ),
      );
    return db
      .select({ userId: completed.userId, score: completed.score })
      .from(completed)
      .where(exists(behind))
      .orderBy(asc(completed.userId))
      .limit(limit);
  },

  listOfLearner: (tenancy, productSlug, identifier) =>
    tenants
      .of(tenancy)
      .select({ ...held, userId: pathRuns.userId })
      .from(pathRuns)
      .innerJoin(perimeters, eq(perimeters.slug, pathRuns.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .innerJoin(users, eq(users.id, pathRuns.userId))
      .where(and(eq(perimeters.productSlug, productSlug), eq(users.identifier, identifier)))
      .orderBy(asc(pathRuns.perimeterSlug)),

  listLeading(tenancy, userId, productSlug) {
    const db = tenants.of(tenancy);
    return db
      .select({ ...held, userId: pathRuns.userId })
      .from(pathRuns)
      .innerJoin(perimeters, eq(perimeters.slug, pathRuns.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(eq(pathRuns.userId, userId), leadsTo(db, productSlug)))
      .orderBy(asc(pathRuns.perimeterSlug));
  },

  async begin(tenancy, { userId, perimeterSlug, state }) {
    const begun = await tenants
      .of(tenancy)
      .insert(pathRuns)
      .values({ userId, perimeterSlug, state, isEnded: false })
      .onConflictDoNothing()
      .returning({ slug: pathRuns.perimeterSlug });
    return begun.length > 0;
  },

  async keep(tenancy, { userId, perimeterSlug, state, isEnded }) {
    await tenants
      .of(tenancy)
      .update(pathRuns)
      .set({ state, isEnded })
      .where(and(eq(pathRuns.userId, userId), eq(pathRuns.perimeterSlug, perimeterSlug)));
  },

  async listResults(tenancy, userId, productSlugs) {
    if (productSlugs.length === 0) return [];
    const rows = await tenants
      .of(tenancy)
      .select({
        product: perimeters.productSlug,
        perimeterSlug: perimeters.slug,
        publishedAt: products.publishedAt,
        status: progress.status,
        score: progress.score,
        progress: sql<typeof progress.progress._.data | null>`case when ${isShort} then ${progress.progress} end`,
      })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          eq(progress.userId, userId),
          inArray(perimeters.productSlug, [...productSlugs]),
          or(inArray(progress.status, ["COMPLETE", "FAILED"]), isShort),
        ),
      )
      .orderBy(asc(progress.eventDate), asc(progress.perimeterSlug));
    return rows.map(({ product, perimeterSlug, publishedAt, status, score, progress: short }) =>
      short
        ? { product, perimeterSlug, publishedAt: publishedAt ?? "", score, progress: short }
        : { product, status: status === "FAILED" ? "FAILED" : "COMPLETE", score },
    );
  },
});

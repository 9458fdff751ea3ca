// Knows how learners' ways through paths stand in the database.
import type { PathRuns } from "@academiz/backend/ports";
import { and, asc, eq, inArray } from "drizzle-orm";
import { pathRuns, perimeters, products, progress } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const columns = { perimeterSlug: pathRuns.perimeterSlug, state: pathRuns.state };

export const createPathRuns = (tenants: Tenants): PathRuns => ({
  async read(tenancy, { userId, perimeterSlug }) {
    const [found] = await tenants
      .of(tenancy)
      .select(columns)
      .from(pathRuns)
      .where(and(eq(pathRuns.userId, userId), eq(pathRuns.perimeterSlug, perimeterSlug)));
    return found ?? null;
  },

  hold: (tenancy, userId, perimeterSlug) =>
    tenants
      .of(tenancy)
      .select({ ...columns, name: perimeters.name, publishedAt: products.publishedAt, config: products.config })
      .from(pathRuns)
      .innerJoin(perimeters, eq(perimeters.slug, pathRuns.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          eq(pathRuns.userId, userId),
          perimeterSlug === null ? eq(pathRuns.isEnded, false) : eq(pathRuns.perimeterSlug, perimeterSlug),
        ),
      )
      // Two results of one learner at once wait for each other, in one order.
      .orderBy(asc(pathRuns.perimeterSlug))
      .for("update", { of: pathRuns }),

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
      .select({ product: perimeters.productSlug, status: progress.status, score: progress.score })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .where(
        and(
          eq(progress.userId, userId),
          inArray(perimeters.productSlug, [...productSlugs]),
          inArray(progress.status, ["COMPLETE", "FAILED"]),
        ),
      )
      .orderBy(asc(progress.eventDate), asc(progress.perimeterSlug));
    return rows.map(({ product, status, score }) => ({
      product,
      status: status === "FAILED" ? "FAILED" : "COMPLETE",
      score,
    }));
  },
});

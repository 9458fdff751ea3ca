// Knows how attempts stand in the database: the same one is kept once.
import type { Histories } from "@academiz/backend/ports";
import { count, eq, sql } from "drizzle-orm";
import { histories } from "../schema/index.ts";
import type { Tenants } from "../tenancy/tenants.ts";

export const createHistories = (tenants: Tenants): Histories => ({
  async add(tenancy, userId, entries) {
    if (entries.length === 0) return;
    await tenants
      .of(tenancy)
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
  },
  async count(tenancy, userId) {
    const [found] = await tenants
      .of(tenancy)
      .select({
        attempts: count(),
        badges: sql<number>`count(*) filter (where ${histories.entry} ->> 'badge' is not null)`.mapWith(Number),
      })
      .from(histories)
      .where(eq(histories.userId, userId));
    return { attempts: found?.attempts ?? 0, badges: found?.badges ?? 0 };
  },
});

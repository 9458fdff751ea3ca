// Knows how attempts stand in the database: the same one is kept once.
import type { Histories } from "@academiz/backend/ports";
import { histories } from "../schema.ts";
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
});

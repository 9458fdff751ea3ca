// Knows how attempts stand in the database: the same one is kept once.
import type { Histories } from "@academiz/backend/ports";
import type { Db } from "../database.ts";
import { histories } from "../schema.ts";

export const createHistories = (db: Db): Histories => ({
  async add({ clientId }, userId, entries) {
    if (entries.length === 0) return;
    await db
      .insert(histories)
      .values(
        entries.map((entry) => ({
          userId,
          clientId,
          perimeterSlug: entry.productPerimeterSlug,
          slug: entry.slug,
          eventDate: entry.eventDate,
          entry: { ...entry },
        })),
      )
      .onConflictDoNothing();
  },
});

// Knows how the descriptions of files stand in the database.
import type { Documents } from "@academiz/backend/ports";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../database.ts";
import { documents } from "../schema.ts";

export const createDocuments = (db: Db): Documents => ({
  async add({ clientId }, document, createdAt) {
    await db.insert(documents).values({ ...document, clientId, createdAt });
  },
  async find({ clientId }, slugs) {
    if (slugs.length === 0) return [];
    const found = await db
      .select({
        slug: documents.slug,
        name: documents.name,
        type: documents.type,
        size: documents.size,
        key: documents.key,
      })
      .from(documents)
      .where(and(eq(documents.clientId, clientId), inArray(documents.slug, [...slugs])));
    const bySlug = new Map(found.map((document) => [document.slug, document]));
    return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  },
});

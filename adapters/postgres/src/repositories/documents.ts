// Knows how the descriptions of files stand in the database.
import type { Documents } from "@academiz/backend/ports";
import { inArray } from "drizzle-orm";
import { documents } from "../schema.ts";
import type { Tenants } from "../tenancy/tenants.ts";

export const createDocuments = (tenants: Tenants): Documents => ({
  async add(tenancy, document, createdAt) {
    await tenants
      .of(tenancy)
      .insert(documents)
      .values({ ...document, createdAt });
  },
  async find(tenancy, slugs) {
    if (slugs.length === 0) return [];
    const found = await tenants
      .of(tenancy)
      .select({
        slug: documents.slug,
        name: documents.name,
        type: documents.type,
        size: documents.size,
        key: documents.key,
      })
      .from(documents)
      .where(inArray(documents.slug, [...slugs]));
    const bySlug = new Map(found.map((document) => [document.slug, document]));
    return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  },
});

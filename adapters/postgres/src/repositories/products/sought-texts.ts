// Knows how the words of products are stored and searched, in the view that an index serves (decision 0060).
import type { FoundText, SoughtTexts } from "@academiz/backend/ports";
import { eq, type SQL, sql } from "drizzle-orm";
import { soughtTexts } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** How much of a word must be the same: two letters of eight may be swapped. */
const LIKENESS = 0.35;
/** Shorter words must match exactly. */
const SHORTEST = 4;

/** Computed by a query of its own: the planner must see the words to know how rare they are. */
async function writeQuery(db: Db, words: readonly string[]): Promise<string> {
  const each = words.map(
    (word) =>
      sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery('french', ${word}) || plainto_tsquery('english', ${word}))`,
  );
  const [written] = await queryRows<{ text: string }>(db, sql`select (${sql.join(each, sql` && `)})::text as text`);
  return written?.text ?? "";
}

const find = (db: Db, slugs: readonly string[], where: SQL, order: SQL, limit: number) =>
  queryRows<FoundText & { readonly place: number }>(
    db,
    sql`select product_slug as "productSlug", place, page, title, words from searched_texts
        where ${where} and product_slug = any(string_to_array(${slugs.join(",")}, ','))
        order by ${order}, product_slug, place limit ${limit}`,
  );

export const createSoughtTexts = (tenants: Tenants): SoughtTexts => ({
  async listDates(tenancy) {
    const { productSlug, publishedAt, place } = soughtTexts;
    const kept = await tenants.of(tenancy).select({ productSlug, publishedAt }).from(soughtTexts).where(eq(place, 0));
    return new Map(kept.map((one) => [one.productSlug, one.publishedAt]));
  },

  async keep(tenancy, productSlug, publishedAt, texts) {
    await tenants.of(tenancy).transaction(async (tx) => {
      await tx.delete(soughtTexts).where(eq(soughtTexts.productSlug, productSlug));
      const rows = texts.map((text, place) => ({ ...text, productSlug, place, publishedAt }));
      // Two searches may store the same at the same moment.
      if (rows.length > 0) await tx.insert(soughtTexts).values(rows).onConflictDoNothing();
    });
  },

  async search(tenancy, { words, productSlugs, limit }) {
    if (words.length === 0 || productSlugs.length === 0) return [];
    return tenants.of(tenancy).transaction(async (tx) => {
      const query = await writeQuery(tx, words);
      const rank = sql`ts_rank(stems, ${query}::tsquery) desc`;
      const exact = await find(tx, productSlugs, sql`stems @@ ${query}::tsquery`, rank, limit);
      const long = words.filter((word) => word.length >= SHORTEST);
      if (exact.length > 0 || long.length < words.length) return exact;
      await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${LIKENESS}`));
      const alike = sql.join(
        long.map((word) => sql`folded %> ${word}`),
        sql` and `,
      );
      const likeness = sql.join(
        long.map((word) => sql`word_similarity(${word}, folded)`),
        sql` + `,
      );
      return find(tx, productSlugs, alike, sql`${likeness} desc`, limit);
    });
  },
});

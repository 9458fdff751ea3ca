// Knows the table of words for the search in products: their descriptions, and the words of their pages.
import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { productSlug, products } from "./products.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The words as they are written, and by their stems in both languages: a course may quote the other one. */
const weigh = (column: string, weight: string): string =>
  ["simple", "french", "english"]
    .map((language) => `setweight(to_tsvector('${language}', academiz_fold(${column})), '${weight}')`)
    .join(" || ");

export const soughtTexts = pgTable(
  "sought_texts",
  {
    productSlug: productSlug(),
    /** 0: the product itself; then its pages, in order. */
    place: integer().notNull(),
    clientId: clientId(),
    /** The publication that the words come from. */
    publishedAt: instant("published_at").notNull(),
    /** The slug of the page; null: the product itself. */
    page: text(),
    title: text().notNull(),
    words: text().notNull(),
    /** The words without accents and capitals. */
    folded: text().notNull().generatedAlwaysAs(sql`academiz_fold(title || ' ' || words)`),
    stems: tsvector()
      .notNull()
      .generatedAlwaysAs(sql.raw(`${weigh("title", "A")} || ${weigh("words", "D")}`)),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.place] }),
    refersTo(table, table.productSlug, products, products.slug),
    // The client is part of each index, so that nobody else's rows are read.
    index("sought_texts_by_stems").using("gin", table.clientId, table.stems),
    index("sought_texts_by_letters").using("gin", table.clientId, sql`${table.folded} gin_trgm_ops`),
  ],
);

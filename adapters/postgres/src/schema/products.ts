// Knows the tables of products: what is written and published, for whom, and what leads to what.
import type { ProductType } from "@academiz/domain/catalog";
import type { Audience } from "@academiz/domain/clients";
import { bigint, boolean, foreignKey, index, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { folderColumns } from "./folder-columns.ts";
import { clientId, refersTo } from "./of-client.ts";

/** The folders of the products. */
export const productFolders = pgTable("product_folders", { clientId: clientId(), ...folderColumns() }, (table) => [
  primaryKey({ columns: [table.clientId, table.slug] }),
  refersTo(table, table.parentSlug, table, table.slug),
  index("product_folders_by_parent").on(table.clientId, table.parentSlug),
]);

export const products = pgTable(
  "products",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    type: text().$type<ProductType>().notNull(),
    name: text().notNull(),
    subType: text("sub_type"),
    visible: boolean().notNull(),
    template: boolean().notNull(),
    shareable: boolean().notNull(),
    demo: boolean().notNull(),
    /** One of the client's folders; the content of a folder that is deleted moves up before the transaction ends. */
    folderProduct: text("folder_product"),
    /** Tags of its client. */
    tags: text().array().$type<readonly string[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    publishedAt: instant("published_at"),
    config: opaque(),
    configDraft: opaque("config_draft"),
    /** What the catalogue shows of the published config. */
    card: opaque(),
  },
  (table) => [
    unique("products_of_client").on(table.clientId, table.slug),
    foreignKey({
      columns: [table.clientId, table.folderProduct],
      foreignColumns: [productFolders.clientId, productFolders.slug],
    }),
    index("products_by_folder").on(table.clientId, table.folderProduct),
    index("products_by_client").on(table.clientId, table.type, table.updatedAt),
  ],
);

export const productSlug = () => text("product_slug").notNull();

/** Every publication, whole: somebody who was offline during a publication is judged by the content that they had. */
export const publications = pgTable(
  "publications",
  {
    productSlug: productSlug(),
    publishedAt: instant("published_at").notNull(),
    clientId: clientId(),
    config: opaque().notNull(),
    /**
     * The id of who published it: not a foreign key, for the row outlives the account, which may be another client's.
     */
    publishedBy: uuid("published_by"),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.publishedAt] }),
    refersTo(table, table.productSlug, products, products.slug),
  ],
);

/**
 * The outlines of exported drafts, without their content: learners have packages of them, though nobody published them.
 */
export const exportedOutlines = pgTable(
  "exported_outlines",
  {
    productSlug: productSlug(),
    /** The mark of the outline: drafts with the same parts have the same. */
    hash: bigint({ mode: "number" }).notNull(),
    clientId: clientId(),
    outline: opaque().notNull(),
    /** When it was last exported. */
    exportedAt: instant("exported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.hash] }),
    refersTo(table, table.productSlug, products, products.slug),
  ],
);

export const perimeters = pgTable(
  "perimeters",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    productSlug: productSlug(),
    name: text().notNull(),
    createdAt: instant("created_at").notNull(),
    opensAt: instant("opens_at"),
    closesAt: instant("closes_at"),
    /** By when it is to be done; it stays open afterwards. */
    dueAt: instant("due_at"),
    audience: json().$type<Audience>().notNull(),
    /** When its audience was told that it is there. */
    announcedAt: instant("announced_at"),
  },
  (table) => [
    unique("perimeters_of_client").on(table.clientId, table.slug),
    refersTo(table, table.productSlug, products, products.slug),
    index("perimeters_by_product").on(table.productSlug),
  ],
);

export const perimeterSlug = () => text("perimeter_slug").notNull();

/** Which product names which document, of the client's library or of the shared one; the document may be gone. */
export const documentUses = pgTable(
  "document_uses",
  {
    productSlug: productSlug(),
    documentSlug: text("document_slug").notNull(),
    /** True where the draft names it, false where the publication does. */
    isDraft: boolean("is_draft").notNull(),
    clientId: clientId(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.documentSlug, table.isDraft] }),
    refersTo(table, table.productSlug, products, products.slug),
    index("document_uses_by_document").on(table.clientId, table.documentSlug),
    index("document_uses_of_all").on(table.documentSlug),
  ],
);

/** Which product leads to which other one, which may be gone. */
export const productUses = pgTable(
  "product_uses",
  {
    productSlug: productSlug(),
    usedSlug: text("used_slug").notNull(),
    /** True where the draft leads there, false where the publication does. */
    isDraft: boolean("is_draft").notNull(),
    clientId: clientId(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.usedSlug, table.isDraft] }),
    refersTo(table, table.productSlug, products, products.slug),
    index("product_uses_by_used").on(table.clientId, table.usedSlug),
  ],
);

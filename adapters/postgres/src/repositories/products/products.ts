// Knows how products stand in the database, and how a save names the version that it is based on.

import type { DraftSave, ProductRecord, ProductSearch, Products, StoredConfig } from "@academiz/backend/ports";
import { EVERYONE } from "@academiz/domain/clients";
import { PAGE_TEMPLATE } from "@academiz/domain/editing";
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  clients,
  exportedOutlines,
  perimeters,
  products,
  productUses,
  publications,
  users,
} from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { holdsWords } from "../queries/contains.ts";
import { noteUses } from "../queries/note-uses.ts";
import { noteSaver, readSaver } from "../queries/saver.ts";

const { card: _, ...record } = getTableColumns(products);
const { config: __, configDraft: ___, ...row } = record;
const hasConfigDraft = sql<boolean>`${products.configDraft} is not null`;

/** The products that a search leaves; null means no condition. */
function toCondition(search: ProductSearch): SQL | undefined {
  const { query, published, visible, shareable, template, written, subType, excludedGameTypes } = search;
  const is = (column: AnyPgColumn, value: unknown) => (value === null ? undefined : eq(column, value));
  const isPublished = published ? isNotNull(products.publishedAt) : isNull(products.publishedAt);
  const isWritten = written ? isNotNull(products.configDraft) : isNull(products.configDraft);
  return and(
    search.types.length === 0 ? undefined : inArray(products.type, [...search.types]),
    search.slugs.length === 0 ? undefined : inArray(products.slug, [...search.slugs]),
    is(products.folderProduct, search.folder),
    query === null ? undefined : holdsWords(products.name, query),
    published === null ? undefined : isPublished,
    is(products.visible, visible),
    is(products.shareable, shareable),
    is(products.template, template),
    written === null ? undefined : isWritten,
    is(products.subType, subType),
    excludedGameTypes.length === 0
      ? undefined
      : or(ne(products.type, "game"), isNull(products.subType), notInArray(products.subType, [...excludedGameTypes])),
    search.excludesPageTemplates
      ? or(ne(products.type, "learniz"), isNull(products.subType), ne(products.subType, PAGE_TEMPLATE))
      : undefined,
    search.tags.length === 0 ? undefined : arrayOverlaps(products.tags, [...search.tags]),
  );
}

const GIVEN = ["name", "subType", "template", "shareable", "demo", "folderProduct", "configDraft"] as const;
const pickGiven = (save: DraftSave): Partial<Pick<DraftSave, (typeof GIVEN)[number]>> =>
  Object.fromEntries(GIVEN.flatMap((key) => (save[key] === undefined ? [] : [[key, save[key]]])));

async function readDraft(db: Db, slug: string): Promise<StoredConfig | null> {
  const [found] = await db.select({ configDraft: products.configDraft }).from(products).where(eq(products.slug, slug));
  return found?.configDraft ?? null;
}

/** The tags of the client, of which none is taken away before the transaction ends. */
async function holdTags(tx: Db): Promise<readonly string[]> {
  const [client] = await tx.select({ tags: clients.tags }).from(clients).for("share");
  return client?.tags ?? [];
}

/** Two saves in one millisecond still have two versions. */
const nextVersion = (now: string, stored: string): string =>
  now > stored ? now : new Date(Date.parse(stored) + 1).toISOString();

export const createProducts = (tenants: Tenants): Products => ({
  async search(tenancy, search) {
    const where = toCondition(search);
    const column = search.sort === "name" ? sql`lower(${products.name})` : products[search.sort];
    const order = search.descending ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls last`;
    const db = tenants.of(tenancy);
    const [rows, total] = await Promise.all([
      db
        .select({ ...row, hasConfigDraft })
        .from(products)
        .where(where)
        .orderBy(order, asc(products.slug))
        .limit(search.limit)
        .offset((search.page - 1) * search.limit),
      db.select({ total: count() }).from(products).where(where),
    ]);
    return { rows, total: total[0]?.total ?? 0 };
  },

  async read(tenancy, slug) {
    const found = await tenants
      .of(tenancy)
      .select({ ...record, hasConfigDraft })
      .from(products)
      .where(eq(products.slug, slug));
    return found[0] ? readSaver(found[0]) : null;
  },

  async count(tenancy) {
    const [found] = await tenants.of(tenancy).select({ total: count() }).from(products);
    return found?.total ?? 0;
  },

  async listKnown(tenancy, slugs) {
    if (slugs.length === 0) return [];
    const { slug, type, name } = products;
    return tenants
      .of(tenancy)
      .select({ slug, type, name })
      .from(products)
      .where(inArray(slug, [...slugs]));
  },

  async listContents(tenancy, slugs) {
    if (slugs.length === 0) return [];
    const { slug, config, configDraft } = products;
    const content = sql<ProductRecord["config"]>`coalesce(${config}, ${configDraft})`.mapWith(config);
    const found = await tenants
      .of(tenancy)
      .select({ slug, content })
      .from(products)
      .where(inArray(slug, [...slugs]));
    return found.map(({ slug, content }) => ({ slug, content: content ?? {} }));
  },

  async listLeading(tenancy, slug) {
    return tenants
      .of(tenancy)
      .selectDistinct({ slug: products.slug, type: products.type, name: products.name })
      .from(productUses)
      .innerJoin(products, eq(products.slug, productUses.productSlug))
      .where(eq(productUses.usedSlug, slug))
      .orderBy(asc(products.name), asc(products.slug));
  },

  async listLeads(tenancy, slugs) {
    if (slugs.length === 0) return [];
    const [isLeading, isUsed] = [productUses.productSlug, productUses.usedSlug].map((one) => inArray(one, [...slugs]));
    return tenants
      .of(tenancy)
      .select({ slug: products.slug, type: products.type, name: products.name, used: productUses.usedSlug })
      .from(productUses)
      .innerJoin(products, eq(products.slug, productUses.productSlug))
      .where(and(inArray(products.type, ["coursiz", "section"]), eq(productUses.isDraft, false), or(isLeading, isUsed)))
      .orderBy(asc(products.name), asc(products.slug), asc(productUses.usedSlug));
  },

  async add(tenancy, { now, named, tags = [], ...product }) {
    const begun = {
      ...product,
      clientId: tenancy.clientId,
      visible: false,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      config: null,
    };
    return tenants.of(tenancy).transaction(async (tx) => {
      const words = tags.length > 0 ? await holdTags(tx) : [];
      const stored = { ...begun, tags: tags.filter((tag) => words.includes(tag)) };
      await tx.insert(products).values(stored);
      await noteUses(tx, product.slug, { draft: named });
      return { ...stored, hasConfigDraft: true, savedBy: null };
    });
  },

  async saveDraft(tenancy, slug, save) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [stored] = await tx
        .select({ updatedAt: products.updatedAt })
        .from(products)
        .where(eq(products.slug, slug))
        .for("update");
      if (!stored) return "absent";
      if (stored.updatedAt !== save.basedOn) return "outdated";
      const updatedAt = nextVersion(save.now, stored.updatedAt);
      const { savedBy } = save;
      // A new name alone is a version too: whoever gave it is noted beside the unchanged draft.
      const isKept = save.configDraft === undefined && savedBy !== undefined;
      const configDraft = isKept ? await readDraft(tx, slug) : save.configDraft;
      const [saved] = await tx
        .update(products)
        .set({
          ...pickGiven(save),
          ...(configDraft && savedBy && { configDraft: noteSaver(configDraft, savedBy, updatedAt) }),
          updatedAt,
        })
        .where(eq(products.slug, slug))
        .returning({ ...record, hasConfigDraft });
      if (save.named) await noteUses(tx, slug, { draft: save.named });
      return saved ? (readSaver(saved) satisfies ProductRecord) : "absent";
    });
  },

  async publish(tenancy, slug, publication) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [stored] = await tx
        .select({ updatedAt: products.updatedAt })
        .from(products)
        .where(eq(products.slug, slug))
        .for("update");
      if (!stored) return "absent";
      if (stored.updatedAt !== publication.basedOn) return "outdated";
      const [published] = await tx
        .update(products)
        .set({
          config: publication.config,
          configDraft: null,
          card: { ...publication.card },
          ...(publication.visible !== null && { visible: publication.visible }),
          publishedAt: publication.publishedAt,
          updatedAt: nextVersion(publication.publishedAt, stored.updatedAt),
        })
        .where(eq(products.slug, slug))
        .returning({ ...record, hasConfigDraft });
      if (!published) return "absent";
      const { publishedAt, publishedBy, config, named } = publication;
      await noteUses(tx, slug, { draft: { documents: [], products: [] }, published: named });
      await tx.insert(publications).values({ productSlug: slug, publishedAt, publishedBy, config });
      const own = eq(publications.productSlug, slug);
      const over = tx
        .select({ publishedAt: publications.publishedAt })
        .from(publications)
        .where(own)
        .orderBy(desc(publications.publishedAt))
        .offset(publication.most);
      await tx.delete(publications).where(and(own, inArray(publications.publishedAt, over)));
      const [perimeter] = await tx
        .select({ slug: perimeters.slug })
        .from(perimeters)
        .where(eq(perimeters.productSlug, slug))
        .limit(1);
      if (!perimeter) {
        await tx.insert(perimeters).values({
          slug: publication.firstPerimeterSlug,
          productSlug: slug,
          name: published.name,
          createdAt: publication.publishedAt,
          audience: EVERYONE,
        });
      }
      return readSaver(published);
    });
  },

  async retag(tenancy, slug, decide) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const words = await holdTags(tx);
      const own = eq(products.slug, slug);
      const [stored] = await tx.select({ tags: products.tags }).from(products).where(own).for("no key update");
      if (!stored) return null;
      const tags = decide(stored.tags, words);
      if (tags.ok) await tx.update(products).set({ tags: tags.value }).where(own);
      return tags;
    });
  },

  async hide(tenancy, slug) {
    const [hidden] = await tenants
      .of(tenancy)
      .update(products)
      .set({ visible: false })
      .where(eq(products.slug, slug))
      .returning({ ...record, hasConfigDraft });
    return hidden ? readSaver(hidden) : "absent";
  },

  async readPublication(tenancy, slug, publishedAt) {
    const [found] = await tenants
      .of(tenancy)
      .select({ config: publications.config })
      .from(publications)
      .where(and(eq(publications.productSlug, slug), eq(publications.publishedAt, publishedAt)));
    return found?.config ?? null;
  },

  async findPublicationDate(tenancy, slug, newer) {
    const [found] = await tenants
      .of(tenancy)
      .select({ publishedAt: publications.publishedAt })
      .from(publications)
      .where(eq(publications.productSlug, slug))
      .orderBy(desc(publications.publishedAt))
      .offset(newer)
      .limit(1);
    return found?.publishedAt ?? null;
  },

  async listPublications(tenancy, slug, limit) {
    const found = await tenants
      .of(tenancy)
      .select({ config: publications.config })
      .from(publications)
      .where(eq(publications.productSlug, slug))
      .orderBy(desc(publications.publishedAt))
      .limit(limit);
    return found.map(({ config }) => config);
  },

  async listPublicationRows(tenancy, slug) {
    const { publishedAt, publishedBy } = publications;
    const { firstname, lastname } = users;
    const found = await tenants
      .of(tenancy)
      .select({ publishedAt, publishedBy, firstname, lastname })
      .from(publications)
      .leftJoin(users, eq(users.id, publishedBy))
      .where(eq(publications.productSlug, slug))
      .orderBy(desc(publishedAt));
    return found.map(({ publishedAt, publishedBy, firstname, lastname }) => ({
      publishedAt,
      publishedBy:
        publishedBy === null || firstname === null
          ? null
          : { userId: publishedBy, name: `${firstname} ${lastname ?? ""}`.trim() },
    }));
  },

  async keepExportedOutline(tenancy, slug, { hash, outline, exportedAt }, most) {
    await tenants.of(tenancy).transaction(async (tx) => {
      const own = eq(exportedOutlines.productSlug, slug);
      await tx
        .insert(exportedOutlines)
        .values({ productSlug: slug, hash, outline, exportedAt })
        .onConflictDoUpdate({ target: [exportedOutlines.productSlug, exportedOutlines.hash], set: { exportedAt } });
      const newest = tx
        .select({ hash: exportedOutlines.hash })
        .from(exportedOutlines)
        .where(own)
        .orderBy(desc(exportedOutlines.exportedAt), asc(exportedOutlines.hash))
        .limit(most);
      await tx.delete(exportedOutlines).where(and(own, notInArray(exportedOutlines.hash, newest)));
    });
  },

  async listExportedOutlines(tenancy, slug) {
    const found = await tenants
      .of(tenancy)
      .select({ outline: exportedOutlines.outline })
      .from(exportedOutlines)
      .where(eq(exportedOutlines.productSlug, slug))
      .orderBy(desc(exportedOutlines.exportedAt), asc(exportedOutlines.hash));
    return found.map(({ outline }) => outline);
  },

  async findReplacement(tenancy, slug, publishedAt) {
    const [next] = await tenants
      .of(tenancy)
      .select({ publishedAt: publications.publishedAt })
      .from(publications)
      .where(and(eq(publications.productSlug, slug), gt(publications.publishedAt, publishedAt)))
      .orderBy(asc(publications.publishedAt))
      .limit(1);
    return next?.publishedAt ?? null;
  },

  async remove(tenancy, slug) {
    const removed = await tenants
      .of(tenancy)
      .delete(products)
      .where(eq(products.slug, slug))
      .returning({ slug: products.slug });
    return removed.length > 0;
  },
});

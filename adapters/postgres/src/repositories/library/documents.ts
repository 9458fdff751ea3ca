// Knows how the descriptions of files stand in the database.
import type { DocumentRecord, DocumentRow, DocumentSource, Documents } from "@academiz/backend/ports";
import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { documents, documentUses, favouriteDocuments, libraryDocuments } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { prepareRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findUsesOfAll, openShelf } from "../platform/shelves.ts";
import { holdClients, noteRemoval } from "../queries/note-removal.ts";
import { columnsOf, cutPage, matchDocuments } from "../queries/search-documents.ts";

/** One parameter, however many there are: a statement with a hundred parameters is costly to write and to parse. */
const named = sql`any(${sql.placeholder("slugs")}::text[])`;
const findFiles = prepareRows<DocumentRecord & { readonly own: boolean }>(
  "find_files",
  sql`select slug, name, type, size, width, height, focus, is_tagged as "isTagged", key, true as own from ${documents} where slug = ${named}
      union all select slug, name, type, size, width, height, focus, is_tagged as "isTagged", key, false from ${libraryDocuments} where slug = ${named}`,
);

async function weigh(db: Pick<Db, "select">, except = ""): Promise<number> {
  const weight = sql<string>`coalesce(sum(${documents.size}::bigint + coalesce(${documents.originalSize}, 0)), 0)`;
  const [held] = await db.select({ weight }).from(documents).where(ne(documents.slug, except));
  return Number(held?.weight ?? 0);
}

/** Each upload locks the client before it counts and writes, so that two never both take its last room. */
const isFull = async (
  tx: Pick<Db, "select">,
  { size, originalSize }: Pick<DocumentSource, "size" | "originalSize">,
  most: number,
  except?: string,
): Promise<boolean> => (await weigh(tx, except)) + size + (originalSize ?? 0) > most;

export const createDocuments = (tenants: Tenants): Documents => ({
  async add(tenancy, document, createdAt) {
    await tenants
      .of(tenancy)
      .insert(documents)
      .values({ ...document, createdAt });
  },
  async find(tenancy, slugs) {
    if (slugs.length === 0) return [];
    const found = await findFiles(tenants.of(tenancy), { slugs: [...slugs] });
    // Of two files with one slug, the client's own.
    const ofLibrary = found.filter(({ own }) => !own);
    const ofClient = found.filter(({ own }) => own);
    const bySlug = new Map([...ofLibrary, ...ofClient].map(({ own: _, ...document }) => [document.slug, document]));
    return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  },

  async search(reader, shelf, search) {
    const { documents: table, read } = openShelf(tenants, reader, shelf);
    const where = matchDocuments(table, reader, search);
    // What is told beside a file is looked up for the files of the page alone.
    const page = cutPage(read, table, search, where);
    const way = search.descending ? desc : asc;
    const [rows, total] = await Promise.all([
      read
        .select(columnsOf(table, reader))
        .from(table)
        .innerJoin(page, eq(page.slug, table.slug))
        .orderBy(way(page.key), asc(page.slug)),
      read.select({ total: count() }).from(table).where(where),
    ]);
    return { rows, total: total[0]?.total ?? 0 };
  },
  async read(reader, shelf, slug): Promise<DocumentRow | null> {
    const { documents: table, read } = openShelf(tenants, reader, shelf);
    return (await read.select(columnsOf(table, reader)).from(table).where(eq(table.slug, slug)))[0] ?? null;
  },

  weigh: (tenancy, except) => weigh(tenants.of(tenancy), except),
  async keep(tenancy, shelf, document, most) {
    const { documents: table, folders, write } = openShelf(tenants, tenancy, shelf);
    const isCounted = shelf === "client" && most !== null;
    return write.transaction(async (tx) => {
      if (isCounted) await holdClients(tx);
      if (document.folderSlug !== null) {
        const [folder] = await tx.select().from(folders).where(eq(folders.slug, document.folderSlug)).for("key share");
        if (!folder) return "absent";
      }
      if (isCounted && (await isFull(tx, document, most))) return "full";
      await tx.insert(table).values(document);
      return "kept";
    });
  },
  async change(tenancy, shelf, slugs, change) {
    const { documents: table, folders, write } = openShelf(tenants, tenancy, shelf);
    const named = inArray(table.slug, [...slugs]);
    const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return write.transaction(async (tx) => {
      const found = await tx.select({ slug: table.slug }).from(table).where(named).orderBy(table.slug).for("update");
      if (found.length < new Set(slugs).size) return "absent";
      if (change.folderSlug) {
        const [folder] = await tx.select().from(folders).where(eq(folders.slug, change.folderSlug)).for("key share");
        if (!folder) return "absent";
      }
      if (Object.keys(set).length > 0) await tx.update(table).set(set).where(named);
      return "changed";
    });
  },
  async replace(tenancy, shelf, slug, source, most, now) {
    const { documents: table, write } = openShelf(tenants, tenancy, shelf);
    const { type, size, key, width, height, isTagged, originalKey, originalType, originalSize, formerKey } = source;
    return write.transaction(async (tx) => {
      await holdClients(tx);
      if (shelf === "client" && most !== null && (await isFull(tx, source, most, slug))) return "full";
      const replaced = await tx
        .update(table)
        .set({ type, size, key, width, height, isTagged, originalKey, originalType, originalSize, focus: null })
        .where(and(eq(table.slug, slug), formerKey === undefined ? undefined : eq(table.key, formerKey)))
        .returning({ slug: table.slug });
      if (replaced.length === 0) return formerKey === undefined ? "absent" : "replaced-since";
      await noteRemoval(tx, now);
      return "kept";
    });
  },
  async remove(tenancy, shelf, slug, now) {
    const { documents: table, write } = openShelf(tenants, tenancy, shelf);
    const isRemoved = await write.transaction(async (tx) => {
      await holdClients(tx);
      const removed = await tx.delete(table).where(eq(table.slug, slug)).returning({ slug: table.slug });
      if (removed.length > 0) await noteRemoval(tx, now);
      return removed.length > 0;
    });
    if (!isRemoved) return false;
    await tenants.of(tenancy).delete(favouriteDocuments).where(eq(favouriteDocuments.documentSlug, slug));
    return true;
  },

  async setFavourite(reader, documentSlug, isFavourite) {
    const db = tenants.of(reader);
    if (isFavourite)
      await db.insert(favouriteDocuments).values({ userId: reader.userId, documentSlug }).onConflictDoNothing();
    else
      await db
        .delete(favouriteDocuments)
        .where(and(eq(favouriteDocuments.userId, reader.userId), eq(favouriteDocuments.documentSlug, documentSlug)));
  },
  async listUses(tenancy, shelf, slugs, most) {
    if (slugs.length === 0) return [];
    if (shelf === "library") return findUsesOfAll(tenants, slugs, most);
    const { clientId } = tenancy;
    const uses = await tenants
      .of(tenancy)
      .selectDistinct({ documentSlug: documentUses.documentSlug, productSlug: documentUses.productSlug })
      .from(documentUses)
      .where(inArray(documentUses.documentSlug, [...slugs]))
      .orderBy(documentUses.documentSlug, documentUses.productSlug)
      .limit(most);
    return uses.map((use) => ({ ...use, clientId }));
  },
});

// Knows how the folders of a library stand in the database.
import type { Folders } from "@academiz/backend/ports";
import { listSubtree } from "@academiz/domain/documents";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { favouriteDocuments } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { openShelf } from "../platform/shelves.ts";
import { decideFolder, folderColumns } from "../queries/decide-folder.ts";
import { holdClients, noteRemoval } from "../queries/note-removal.ts";

export const createFolders = (tenants: Tenants): Folders => ({
  async list(tenancy, shelf) {
    const { folders, read } = openShelf(tenants, tenancy, shelf);
    return read.select(folderColumns(folders)).from(folders).orderBy(sql`lower(${folders.name})`, asc(folders.slug));
  },
  async decide(tenancy, shelf, decide) {
    const { folders, write } = openShelf(tenants, tenancy, shelf);
    return write.transaction((tx) => decideFolder(tx, folders, decide));
  },
  async listContents(tenancy, shelf, slugs) {
    if (slugs.length === 0) return [];
    const { documents, read } = openShelf(tenants, tenancy, shelf);
    const rows = await read
      .select({ slug: documents.slug })
      .from(documents)
      .where(inArray(documents.folderSlug, [...slugs]))
      .orderBy(documents.slug);
    return rows.map(({ slug }) => slug);
  },
  async remove(tenancy, shelf, slug, now) {
    const { documents, folders, write } = openShelf(tenants, tenancy, shelf);
    const held = await write.transaction(async (tx) => {
      await holdClients(tx);
      // The rows are locked as they stand: whoever moves a folder waits, as does whoever puts a file into a folder that
      // goes.
      const all = await tx.select(folderColumns(folders)).from(folders).orderBy(folders.slug).for("no key update");
      if (!all.some((folder) => folder.slug === slug)) return null;
      const going = [...listSubtree(all, slug)];
      await tx.select().from(folders).where(inArray(folders.slug, going)).orderBy(folders.slug).for("update");
      const inside = inArray(documents.folderSlug, going);
      const files = await tx.select({ slug: documents.slug }).from(documents).where(inside);
      await tx.delete(folders).where(eq(folders.slug, slug));
      if (files.length > 0) await noteRemoval(tx, now);
      return files.map((file) => file.slug);
    });
    if (held === null) return false;
    if (held.length > 0)
      await tenants.of(tenancy).delete(favouriteDocuments).where(inArray(favouriteDocuments.documentSlug, held));
    return true;
  },
});

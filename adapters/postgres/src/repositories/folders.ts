// Knows how the folders of a library stand in the database.
import type { Folders } from "@academiz/backend/ports";
import { listSubtree } from "@academiz/domain/documents";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { favouriteDocuments } from "../schema/index.ts";
import type { Tenants } from "../tenancy/tenants.ts";
import { decideFolder, folderColumns } from "./decide-folder.ts";
import { openShelf } from "./platform/shelves.ts";

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
  async remove(tenancy, shelf, slug) {
    const held = await this.listContents(tenancy, shelf, listSubtree(await this.list(tenancy, shelf), slug));
    const { folders, write } = openShelf(tenants, tenancy, shelf);
    const removed = await write.delete(folders).where(eq(folders.slug, slug)).returning({ slug: folders.slug });
    if (removed.length === 0) return false;
    if (held.length > 0)
      await tenants
        .of(tenancy)
        .delete(favouriteDocuments)
        .where(inArray(favouriteDocuments.documentSlug, [...held]));
    return true;
  },
});

// Knows how the folders of a library stand in the database, and how they are changed by one at a time.
import type { Folders } from "@academiz/backend/ports";
import { listSubtree } from "@academiz/domain/documents";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { favouriteDocuments } from "../schema.ts";
import type { Tenants } from "../tenancy/tenants.ts";
import { type OpenShelf, openShelf } from "./platform/shelves.ts";

const columnsOf = ({ folders: { slug, name, parentSlug, createdAt } }: OpenShelf) => ({
  slug,
  name,
  parentSlug,
  createdAt,
});

export const createFolders = (tenants: Tenants): Folders => ({
  async list(tenancy, shelf) {
    const place = openShelf(tenants, tenancy, shelf);
    const { folders, read } = place;
    return read.select(columnsOf(place)).from(folders).orderBy(sql`lower(${folders.name})`, asc(folders.slug));
  },
  async decide(tenancy, shelf, decide) {
    const place = openShelf(tenants, tenancy, shelf);
    const { folders, write } = place;
    return write.transaction(async (tx) => {
      // Two moves that would tie a knot together follow each other.
      const all = await tx.select(columnsOf(place)).from(folders).orderBy(folders.slug).for("update");
      const decision = decide(all);
      if (decision.kind === "refuse") return { refusal: decision.refusal };
      if (decision.kind === "add") {
        await tx.insert(folders).values(decision.folder);
        return decision.folder;
      }
      const { slug, change } = decision;
      const before = all.find((one) => one.slug === slug);
      if (!before) throw new Error("A folder was changed that is not there.");
      if (Object.keys(change).length > 0) await tx.update(folders).set(change).where(eq(folders.slug, slug));
      return { ...before, ...change };
    });
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

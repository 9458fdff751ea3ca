// Knows how the folders of a client's products stand in the database.
import type { ProductFolders } from "@academiz/backend/ports";
import { asc, eq, sql } from "drizzle-orm";
import { productFolders, products } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { decideFolder, folderColumns } from "../queries/decide-folder.ts";

export const createProductFolders = (tenants: Tenants): ProductFolders => ({
  async list(tenancy) {
    return tenants
      .of(tenancy)
      .select(folderColumns(productFolders))
      .from(productFolders)
      .orderBy(sql`lower(${productFolders.name})`, asc(productFolders.slug));
  },
  async decide(tenancy, decide) {
    return tenants.of(tenancy).transaction((tx) => decideFolder(tx, productFolders, decide));
  },
  async dissolve(tenancy, slug) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [folder] = await tx.select().from(productFolders).where(eq(productFolders.slug, slug)).for("update");
      if (!folder) return false;
      const { parentSlug } = folder;
      await tx.update(products).set({ folderProduct: parentSlug }).where(eq(products.folderProduct, slug));
      await tx.update(productFolders).set({ parentSlug }).where(eq(productFolders.parentSlug, slug));
      await tx.delete(productFolders).where(eq(productFolders.slug, slug));
      return true;
    });
  },
});

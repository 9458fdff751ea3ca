// Knows where the files of a client and those of the shared library stand, and with whose rights each is read and
// written.
import type { Shelf, Tenancy } from "@academiz/backend/ports";
import { inArray } from "drizzle-orm";
import { documents, documentUses, folders, libraryDocuments, libraryFolders } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** The shared library's tables are the client's tables without `client_id`, which no query names. */
const TABLES = {
  client: { documents, folders },
  library: {
    documents: libraryDocuments as unknown as typeof documents,
    folders: libraryFolders as unknown as typeof folders,
  },
} as const;

export interface OpenShelf {
  readonly documents: typeof documents;
  readonly folders: typeof folders;
  /** Everybody reads the shared library, each as their own client. */
  readonly read: Db;
  readonly write: Db;
}

export const openShelf = (tenants: Tenants, tenancy: Tenancy, shelf: Shelf): OpenShelf => ({
  ...TABLES[shelf],
  read: tenants.of(tenancy),
  get write() {
    return shelf === "library" ? tenants.platform : tenants.of(tenancy);
  },
});

/** The uses by products of all clients. */
export const findUsesOfAll = (tenants: Tenants, slugs: readonly string[], most: number) =>
  tenants.platform
    .selectDistinct({
      clientId: documentUses.clientId,
      documentSlug: documentUses.documentSlug,
      productSlug: documentUses.productSlug,
    })
    .from(documentUses)
    .where(inArray(documentUses.documentSlug, [...slugs]))
    .orderBy(documentUses.documentSlug, documentUses.productSlug)
    .limit(most);

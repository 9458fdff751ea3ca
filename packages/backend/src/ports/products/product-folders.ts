// Knows how the folders of a client's products are kept (§3.66).
import type { FolderDecision, FolderRecord } from "../library/folders.ts";
import type { Tenancy } from "../people/tenancy.ts";

export interface ProductFolders {
  /** By their names. */
  list(tenancy: Tenancy): Promise<readonly FolderRecord[]>;
  /** `decide` sees all folders as nobody else can change them meanwhile. */
  decide<R>(
    tenancy: Tenancy,
    decide: (folders: readonly FolderRecord[]) => FolderDecision<R>,
  ): Promise<FolderRecord | { readonly refusal: R }>;
  /** What stands in it, products and folders, moves to where it stood. False when absent. */
  dissolve(tenancy: Tenancy, slug: string): Promise<boolean>;
}

// Knows how the folders of a library are kept (§7.73–§7.76).

import type { Tenancy } from "../people/tenancy.ts";
import type { Shelf } from "./documents.ts";

export interface FolderRecord {
  readonly slug: string;
  readonly name: string;
  /** Null at the top. */
  readonly parentSlug: string | null;
  readonly createdAt: string;
}

/** What to do with the folders as they stand; a refusal changes nothing. */
export type FolderDecision<R> =
  | { readonly kind: "add"; readonly folder: FolderRecord }
  | {
      readonly kind: "change";
      readonly slug: string;
      readonly change: Partial<Pick<FolderRecord, "name" | "parentSlug">>;
    }
  | { readonly kind: "refuse"; readonly refusal: R };

export interface Folders {
  /** By their names. */
  list(tenancy: Tenancy, shelf: Shelf): Promise<readonly FolderRecord[]>;
  /** `decide` sees all folders as nobody else can change them meanwhile. */
  decide<R>(
    tenancy: Tenancy,
    shelf: Shelf,
    decide: (folders: readonly FolderRecord[]) => FolderDecision<R>,
  ): Promise<FolderRecord | { readonly refusal: R }>;
  /** Slugs of the documents in these folders. */
  listContents(tenancy: Tenancy, shelf: Shelf, slugs: readonly string[]): Promise<readonly string[]>;
  /**
   * With all that it holds, however deep; where that is files, clients have `filesRemovedAt` now. False when absent.
   */
  remove(tenancy: Tenancy, shelf: Shelf, slug: string, now: string): Promise<boolean>;
}

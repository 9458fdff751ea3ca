// Knows how the folders of a library are stored (§7.73–§7.76).

import type { Tenancy } from "../people/tenancy.ts";
import type { Shelf } from "./documents.ts";

export interface FolderRecord {
  readonly slug: string;
  readonly name: string;
  /** Null at the top. */
  readonly parentSlug: string | null;
  readonly createdAt: string;
}

/** Decides from the present folders what to change; a refusal changes nothing. */
export type FolderDecision<R> =
  | { readonly kind: "add"; readonly folder: FolderRecord }
  | {
      readonly kind: "change";
      readonly slug: string;
      readonly change: Partial<Pick<FolderRecord, "name" | "parentSlug">>;
    }
  | { readonly kind: "refuse"; readonly refusal: R };

export interface Folders {
  /** Sorted by name. */
  list(tenancy: Tenancy, shelf: Shelf): Promise<readonly FolderRecord[]>;
  /** `decide` is given all folders, which nobody else can change meanwhile. */
  decide<R>(
    tenancy: Tenancy,
    shelf: Shelf,
    decide: (folders: readonly FolderRecord[]) => FolderDecision<R>,
  ): Promise<FolderRecord | { readonly refusal: R }>;
  /** Slugs of the documents in these folders. */
  listContents(tenancy: Tenancy, shelf: Shelf, slugs: readonly string[]): Promise<readonly string[]>;
  /**
   * With everything in it, however deep; where files are removed, sets `filesRemovedAt` of the clients. False when
   * absent.
   */
  remove(tenancy: Tenancy, shelf: Shelf, slug: string, now: string): Promise<boolean>;
}

// Knows what the back office asks of the server about learning products: the list of all, and the library of each type.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { ProductFolders } from "./product-folders.ts";
import type { ProductLibrary, ProductRow } from "./product-library.ts";

/**
 * The state of a product: never published; open to learners; open to them with newer unpublished changes; withdrawn.
 */
export type ProductState = "draft" | "published" | "changed" | "withdrawn";

/** Which products are listed, and in what order; criteria that are left out do not apply. */
export interface LibraryCriteria {
  /** Text that the name must contain; empty for all. */
  readonly query: string;
  /** A leading `-` reverses the order. */
  readonly order: "name" | "-name" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
  /** From 1. */
  readonly page: number;
  /** Slug of the folder that they are directly in. */
  readonly folder?: string;
  readonly type?: ProductType;
  /** Of these that the office has a page for. */
  readonly types?: readonly ProductType[];
  readonly state?: ProductState;
  /** One of them at least. */
  readonly tags?: readonly string[];
  /** Without pages that authors kept as templates: they are no courses. */
  readonly excludesPages?: true;
}

/** What depends on a product that is to be deleted (§7.90). */
export interface ProductUses {
  /** Products whose content leads to it. */
  readonly products: readonly { readonly slug: string; readonly name: string }[];
  /** How many people have begun it. */
  readonly learners: number;
}

/** One page of the list. */
export interface LibraryPage {
  readonly rows: readonly ProductRow[];
  /** Of all pages. */
  readonly totalItems: number;
  /** Rows in a full page. */
  readonly pageSize: number;
}

/** The products of the author's client on the server. Never throws: failures are in the result. */
export interface Library {
  /** One page of the products of each type that the office has a page for; no rows beyond the last page. */
  list(criteria: LibraryCriteria): Promise<Result<LibraryPage, Trouble>>;
  /** The products with these slugs, in no order; deleted ones are left out. */
  find(slugs: readonly string[]): Promise<Result<readonly ProductRow[], Trouble>>;
  /** The products of this type that are offered as templates, by name; the first hundred. */
  listTemplates(type: ProductType): Promise<Result<readonly ProductRow[], Trouble>>;
  /** Fails as `not-found` if it no longer exists. */
  readUses(slug: string): Promise<Result<ProductUses, Trouble>>;
  /** The folders of the products. */
  readonly folders: ProductFolders;
  /** The calls about products of one type. */
  of(type: ProductType): ProductLibrary;
}

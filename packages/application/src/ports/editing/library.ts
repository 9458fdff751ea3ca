// Knows what the back office asks of the server about learning products: the list of all, and the library of each type.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { ProductFolders } from "./product-folders.ts";
import type { ProductLibrary, ProductRow } from "./product-library.ts";

/**
 * How far a product is: never published; found by learners; found by them, and something is written that they do not
 * have yet; taken back from them.
 */
export type ProductState = "draft" | "published" | "changed" | "withdrawn";

/** Which products are listed, and in what order; what is left out narrows nothing. */
export interface LibraryCriteria {
  /** What the name has to contain; empty for all. */
  readonly query: string;
  /** A leading `-` turns the order round. */
  readonly order: "name" | "-name" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
  /** From 1. */
  readonly page: number;
  /** Slug of the folder that they stand in, not in one below it. */
  readonly folder?: string;
  readonly type?: ProductType;
  /** Of these that the office has a page for. */
  readonly types?: readonly ProductType[];
  readonly state?: ProductState;
}

/** What would miss a product that goes (§7.90). */
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

/** The author's products on the server, those of their client. Never throws: failures are the result's. */
export interface Library {
  /** One page of the products of each type that the office has a page for; no rows beyond the last page. */
  list(criteria: LibraryCriteria): Promise<Result<LibraryPage, Trouble>>;
  /** The products of these slugs, in no order; those that are no more are left out. */
  find(slugs: readonly string[]): Promise<Result<readonly ProductRow[], Trouble>>;
  /** Those of this type that are offered as templates, by name; the first hundred. */
  listTemplates(type: ProductType): Promise<Result<readonly ProductRow[], Trouble>>;
  /** Fails as `not-found` where it is no more. */
  readUses(slug: string): Promise<Result<ProductUses, Trouble>>;
  /** The folders that the products stand in. */
  readonly folders: ProductFolders;
  /** What is asked about the products of one type. */
  of(type: ProductType): ProductLibrary;
}

// Knows what the back office asks of the server about learning products: the list of all, and the library of each type.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { ProductLibrary, ProductRow } from "./product-library.ts";

/** Which products are listed, and in what order. */
export interface LibraryCriteria {
  /** What the name has to contain; empty for all. */
  readonly query: string;
  /** A leading `-` turns the order round. */
  readonly order: "name" | "-name" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
  /** From 1. */
  readonly page: number;
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
  /** What is asked about the products of one type. */
  of(type: ProductType): ProductLibrary;
}

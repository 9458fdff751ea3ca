// Knows how the list's criteria stand in the address: reload, back and sharing show the same list.
import type { LibraryCriteria } from "@academiz/application/ports";

type Order = LibraryCriteria["order"];
const ORDERS: readonly string[] = ["name", "-name", "updatedAt", "-updatedAt", "publishedAt", "-publishedAt"];
const isOrder = (value: unknown): value is Order => typeof value === "string" && ORDERS.includes(value);

/** What is usual is not said in the address. */
export interface ProductsSearch {
  readonly q?: string;
  readonly sort?: Order;
  readonly page?: number;
}

const DEFAULT_ORDER: Order = "-updatedAt";

/** What cannot be read is passed over. */
export function readProductsSearch(search: Readonly<Record<string, unknown>>): ProductsSearch {
  const { q, sort, page } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(text === "" ? {} : { q: text }),
    ...(isOrder(sort) && sort !== DEFAULT_ORDER ? { sort } : {}),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

export function readCriteria({ q = "", sort = DEFAULT_ORDER, page = 1 }: ProductsSearch): LibraryCriteria {
  return { query: q, order: sort, page };
}

// Knows how the list's criteria stand in the address: reload, back and sharing show the same list.
import type { LibraryCriteria, ProductState } from "@academiz/application/ports";
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { TAG } from "@academiz/domain/clients";
import { isNewType, type NewType } from "./creating/new-types.ts";

type Order = LibraryCriteria["order"];
const ORDERS: readonly string[] = ["name", "-name", "updatedAt", "-updatedAt", "publishedAt", "-publishedAt"];
const STATES: readonly unknown[] = ["draft", "published", "changed", "withdrawn"] satisfies ProductState[];
const isOrder = (value: unknown): value is Order => typeof value === "string" && ORDERS.includes(value);
const isState = (value: unknown): value is ProductState => STATES.includes(value);
const isType = (value: unknown): value is ProductType => (PRODUCT_TYPES as readonly unknown[]).includes(value);
const isSlug = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,200}$/.test(value);
/** `questions`: a sequence made from a workbook. */
type Begun = NewType | "scorm" | "questions";
const isBegun = (value: unknown): value is Begun =>
  value === "scorm" || value === "questions" || (isType(value) && isNewType(value));

/** Default values are left out of the address. */
export interface ProductsSearch {
  readonly q?: string;
  readonly sort?: Order;
  readonly page?: number;
  readonly folder?: string;
  readonly type?: ProductType;
  readonly state?: ProductState;
  /** Tags with a comma between them: one of them at least. */
  readonly tag?: string;
  /** The kind of product whose creation dialog is open. */
  readonly new?: Begun;
}

/** As the address has them; undefined where there is none. An address may also have a number or a truth value. */
export const writeTags = (tags: readonly string[]): string | undefined =>
  tags.filter(isTag).slice(0, MOST_SOUGHT).join() || undefined;
const isTag = (text: string): boolean => TAG.test(text);
const readTags = (tag: unknown): string | undefined =>
  ["string", "number", "boolean"].includes(typeof tag)
    ? writeTags(String(tag).split(",").slice(0, MOST_SOUGHT))
    : undefined;
/** Tags of one filter. */
const MOST_SOUGHT = 20;

const DEFAULT_ORDER: Order = "-updatedAt";

/** Values that cannot be read are ignored. */
export function readProductsSearch(search: Readonly<Record<string, unknown>>): ProductsSearch {
  const { q, sort, page, folder, type, state, new: begun } = search;
  const tag = readTags(search["tag"]);
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(text === "" ? {} : { q: text }),
    ...(isOrder(sort) && sort !== DEFAULT_ORDER ? { sort } : {}),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(isSlug(folder) && { folder }),
    ...(isType(type) && { type }),
    ...(isState(state) && { state }),
    ...(tag !== undefined && { tag }),
    ...(isBegun(begun) && { new: begun }),
  };
}

export const readCriteria = ({
  q = "",
  sort = DEFAULT_ORDER,
  page = 1,
  folder,
  type,
  state,
  tag,
}: ProductsSearch): LibraryCriteria => ({
  query: q,
  order: sort,
  page,
  ...(folder !== undefined && { folder }),
  ...(type && { type }),
  ...(state && { state }),
  ...(tag && { tags: tag.split(",") }),
});

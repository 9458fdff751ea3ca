// Knows how the search of the library stands in the address: reload, back and sharing show the same files.
import type { FileCriteria } from "@academiz/application/ports";
import { isKindGroup, type KindGroup, listKinds } from "./common/kind-groups.ts";

type Order = FileCriteria["order"];
const ORDERS: readonly string[] = ["name", "-name", "createdAt", "-createdAt", "size", "-size", "uses", "-uses"];
const ONLY: readonly string[] = ["favourites", "used", "silent"];
const isOrder = (value: unknown): value is Order => typeof value === "string" && ORDERS.includes(value);
const isOnly = (value: unknown): value is NonNullable<LibrarySearch["only"]> =>
  typeof value === "string" && ONLY.includes(value);
const isSlug = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,200}$/.test(value);

/** Default values are left out of the address. */
export interface LibrarySearch {
  readonly shelf?: "library";
  readonly folder?: string;
  readonly q?: string;
  readonly kind?: KindGroup;
  readonly only?: "favourites" | "used" | "silent";
  readonly sort?: Order;
  readonly page?: number;
  readonly view?: "table";
  /** The file that is open. */
  readonly file?: string;
}

/** The newest first: usually the file that somebody has just uploaded. */
const DEFAULT_ORDER: Order = "-createdAt";

/** Values that cannot be read are ignored. */
export function readLibrarySearch(search: Readonly<Record<string, unknown>>): LibrarySearch {
  const { shelf, folder, q, kind, only, sort, page, view, file } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(shelf === "library" && { shelf }),
    ...(isSlug(folder) && { folder }),
    ...(text !== "" && { q: text }),
    ...(isKindGroup(kind) && { kind }),
    ...(isOnly(only) && { only }),
    ...(isOrder(sort) && sort !== DEFAULT_ORDER && { sort }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && { page }),
    ...(view === "table" && { view }),
    ...(isSlug(file) && { file }),
  };
}

/** The criteria that an address asks for. */
export const readFileCriteria = ({ shelf, folder, q, kind, only, sort, page }: LibrarySearch): FileCriteria => ({
  shelf: shelf ?? "client",
  folder: folder ?? null,
  query: q ?? "",
  kinds: kind ? listKinds(kind) : [],
  only: only ?? "all",
  order: sort ?? DEFAULT_ORDER,
  page: page ?? 1,
});

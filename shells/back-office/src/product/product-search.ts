// Knows how the state of a product's page stands in the address: reload, back and sharing show the same.
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";

const PRODUCT_TABS = ["content", "settings", "attempts", "learners"] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** What is usual is not said in the address. */
export interface ProductSearch {
  readonly tab?: Exclude<ProductTab, "content">;
  /** Looked for in the attempts. */
  readonly q?: string;
  readonly page?: number;
}

/** What cannot be read is passed over. */
export function readProductSearch(search: Readonly<Record<string, unknown>>): ProductSearch {
  const { tab, q, page } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  const known = PRODUCT_TABS.find((one) => one === tab);
  return {
    ...(known && known !== "content" ? { tab: known } : {}),
    ...(text === "" ? {} : { q: text.slice(0, 200) }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
  };
}

/** Whose page is shown, which part of it, and how another part is gone to. */
export function useProductAddress() {
  const { slug = "" } = useParams({ strict: false });
  const search = readProductSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const change = (next: { readonly tab?: ProductTab; readonly q?: string; readonly page?: number }, replace = false) =>
    void navigate({ to: ".", replace, search: { ...readProductSearch({ ...search, ...next }) } });
  return { slug, search, change };
}

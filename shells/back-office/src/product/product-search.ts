// Knows how the state of a product's page stands in the address: reload, back and sharing show the same.
import type { Period } from "@academiz/domain/stats";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { readPeriod } from "../office/addresses/read-period.ts";
import { readWaiting, type WaitingSearch } from "../office/addresses/waiting-search.ts";

/** In their order on the page; a type has some of them. */
export const PRODUCT_TABS = [
  "content",
  "slots",
  "settings",
  "audience",
  "attempts",
  "learners",
  "statistics",
  "links",
  "history",
  "discussion",
] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** Default values are left out of the address. */
export interface ProductSearch extends WaitingSearch {
  readonly tab?: Exclude<ProductTab, "content">;
  /** The search among attempts. */
  readonly q?: string;
  readonly page?: number;
  /** The identifier of the learner whose answers are open. */
  readonly learner?: string;
  /** The period of the statistics. */
  readonly period?: Period;
  /** The view of a path's steps; the outline is the default. */
  readonly view?: "map" | undefined;
}

/** Values that cannot be read are ignored. */
export function readProductSearch(search: Readonly<Record<string, unknown>>): ProductSearch {
  const { tab, q, page, learner, period, view } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  const known = PRODUCT_TABS.find((one) => one === tab);
  return {
    ...(known && known !== "content" ? { tab: known } : {}),
    ...(text === "" ? {} : { q: text.slice(0, 200) }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
    ...readLearner(learner),
    ...(known === "learners" && readWaiting(search)),
    ...(known === "statistics" && readPeriod(period)),
    ...(view === "map" && { view }),
  };
}

interface Change extends Omit<ProductSearch, "tab"> {
  readonly tab?: ProductTab;
}

/** The learner that the address names; null where it names none. */
export function readLearner(learner: unknown): { readonly learner?: string } {
  const named = typeof learner === "string" || typeof learner === "number" ? String(learner) : "";
  return named === "" ? {} : { learner: named.slice(0, 200) };
}

/** The slug of the product, the open tab, and how to open another tab. */
export function useProductAddress() {
  const { slug = "" } = useParams({ strict: false });
  const search = readProductSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const change = (next: Change, replace = false) =>
    void navigate({ to: ".", replace, search: { ...readProductSearch({ ...search, ...next }) } });
  return { slug, search, change };
}

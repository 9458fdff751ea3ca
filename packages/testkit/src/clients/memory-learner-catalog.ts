// Knows a learner's catalogue in memory.
import type { LearnerCatalog, MyProduct } from "@academiz/application/ports";
import type { NetworkLine } from "./network/network-line.ts";

/**
 * A learner's catalogue that holds these products; a player's link is `/play/learniz/{perimeterSlug}`, `not-found` for
 * any other slug.
 */
export function createMemoryCatalog(line: NetworkLine, products: readonly MyProduct[]): LearnerCatalog {
  return {
    list: () => line.pass("list", () => ({ ok: true, value: products })),
    listNamed: (slug) =>
      line.pass("listNamed", () => ({
        ok: true,
        value: products.filter((one) => one.perimeterSlug === slug || one.productSlug === slug),
      })),
    search: (query) =>
      line.pass("search", () => ({
        ok: true,
        value: products
          .filter(({ title }) => title.includes(query))
          .map((product) => ({ ...product, excerpt: null, pages: [] })),
      })),
    findPage: (perimeterSlug, page) =>
      line.pass("findPage", () =>
        products.some((product) => product.perimeterSlug === perimeterSlug)
          ? { ok: true, value: { title: page, isLocked: false, missing: [] } }
          : { ok: false, error: { kind: "not-found", detail: "not-found" } },
      ),
    listFiles: () => line.pass("listFiles", () => ({ ok: true, value: [] })),
    findPlayerLink: (perimeterSlug, page) =>
      line.pass("findPlayerLink", () =>
        products.some((product) => product.perimeterSlug === perimeterSlug)
          ? { ok: true, value: { link: `/play/learniz/${perimeterSlug}${page === undefined ? "" : `?at=${page}`}` } }
          : { ok: false, error: { kind: "not-found", detail: "not-found" } },
      ),
  };
}

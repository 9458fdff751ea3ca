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
    findPlayerLink: (perimeterSlug) =>
      line.pass("findPlayerLink", () =>
        products.some((product) => product.perimeterSlug === perimeterSlug)
          ? { ok: true, value: { link: `/play/learniz/${perimeterSlug}` } }
          : { ok: false, error: { kind: "not-found", detail: "not-found" } },
      ),
  };
}

// Knows how the requests of the front office are made over HTTP.
import type { LearnerCatalog, MyProduct } from "@academiz/application/ports";
import { type AnswerOf, players, searching } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { ApiClient } from "./calls/api-client.ts";
import { findPlayerLink } from "./calls/find-player-link.ts";
import { mapResult } from "./calls/map-result.ts";

/** The list of all, where a refusal leads nobody away. */
export const listProductsQuietly = async (api: ApiClient) =>
  mapResult(await api.call(players.listMyProducts, { query: {}, tellsRefusals: true }), placeInSections);

export function createLearnerCatalog(api: ApiClient): LearnerCatalog {
  const list = async () => mapResult(await api.call(players.listMyProducts, { query: {} }), placeInSections);
  return {
    list,
    listNamed: async (slug) => {
      const named = mapResult(await api.call(players.listMyProducts, { query: { "slug[]": [slug] } }), placeInSections);
      if (named.ok || named.error.kind !== "offline") return named;
      // A device keeps the list of all for the time without a network: a kept product is found in it.
      const held = await list();
      const found = held.ok ? held.value.filter((one) => one.perimeterSlug === slug || one.productSlug === slug) : [];
      return found.length === 0 ? named : succeed(found);
    },
    search: async (query) =>
      mapResult(await api.call(searching.searchMyProducts, { query: { query } }), ({ found }) => found),
    findPage: (slug, page) => api.call(searching.readSoughtPage, { params: { slug, page }, tellsRefusals: true }),
    listFiles: async (slug) =>
      mapResult(
        await api.call(searching.listProductFiles, { params: { slug }, tellsRefusals: true }),
        ({ files }) => files,
      ),
    findPlayerLink: (slug, page) => findPlayerLink(api, slug, page),
  };
}

type Listed = AnswerOf<typeof players.listMyProducts>["products"][number];

/** A section says where its products stand. */
function placeInSections({ products }: { readonly products: readonly Listed[] }): readonly MyProduct[] {
  const sections = new Map<string, MyProduct["section"]>();
  for (const { perimeterSlug, title, inside = [] } of products)
    for (const [place, slug] of inside.entries())
      if (!sections.has(slug)) sections.set(slug, { slug: perimeterSlug, title, place });
  return products.map((product) => {
    const section = sections.get(product.productSlug);
    return section ? { ...product, section } : product;
  });
}

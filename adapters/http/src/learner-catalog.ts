// Knows how the front office's questions are asked over HTTP.
import type { LearnerCatalog, MyProduct } from "@academiz/application/ports";
import { players } from "@academiz/contract";
import type { ApiClient } from "./api-client.ts";
import { mapResult } from "./map-result.ts";

export function createLearnerCatalog(api: ApiClient): LearnerCatalog {
  return {
    list: async () =>
      mapResult(await api.call(players.listMyProducts, {}), ({ products }) => products satisfies readonly MyProduct[]),
    findPlayerLink: (perimeterSlug) => api.call(players.playerLink, { params: { slug: perimeterSlug } }),
  };
}

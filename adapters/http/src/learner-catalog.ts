// Knows how the front office's questions are asked over HTTP.
import type { LearnerCatalog, MyProduct } from "@academiz/application/ports";
import { players } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export function createLearnerCatalog(api: ApiClient): LearnerCatalog {
  return {
    list: async () => mapResult(await api.call(players.listMyProducts, { query: {} }), keepPlayable),
    findPlayerLink: (perimeterSlug) => api.call(players.playerLink, { params: { slug: perimeterSlug } }),
  };
}

/** The types that have a player: a product of another one is not offered before it can be opened. */
const PLAYABLE: readonly string[] = ["learniz", "scorm", "game"];
const keepPlayable = <P extends MyProduct & { readonly type: string }>({ products }: { products: readonly P[] }) =>
  products.filter(({ type }) => PLAYABLE.includes(type));

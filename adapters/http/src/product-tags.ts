// Knows how the tags of products are asked for over HTTP.
import type { ProductTags } from "@academiz/application/ports";
import { clients, products } from "@academiz/contract";
import { fail, succeed } from "@academiz/domain/kernel";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { findProducts } from "./library.ts";

export const createProductTags = (api: ApiClient): ProductTags => ({
  listWords: async (clientId) =>
    mapResult(await api.call(clients.listTags, { params: { clientId }, tellsRefusals: true }), (tags) =>
      tags.map(({ slug }) => slug),
    ),
  async read(slug) {
    const found = await findProducts(api, [slug]);
    if (!found.ok) return found;
    const [product] = found.value;
    return product ? succeed(product.tags) : fail({ kind: "not-found", detail: "not-found" });
  },
  change: async ({ type, slug }, { add, remove }) =>
    mapResult(
      await api.call(products.tagProduct, {
        params: { type, slug },
        body: { add: [...add], remove: [...remove] },
        tellsRefusals: true,
      }),
      ({ tags }) => tags,
    ),
});

// Knows how the back office's questions about learniz products are asked over HTTP.
import type { EditedProduct, LearnizLibrary } from "@academiz/application/ports";
import { type ProductAnswer, products } from "@academiz/contract";
import type { ApiClient } from "./api-client.ts";
import { mapResult } from "./map-result.ts";

const PAGE_SIZE = 20;
const LEARNIZ = { type: "learniz" } as const;

export function createLearnizLibrary(api: ApiClient): LearnizLibrary {
  return {
    list: async ({ query, order, page }) =>
      mapResult(
        await api.call(products.listProducts, {
          params: LEARNIZ,
          query: { order, page, limit: PAGE_SIZE, ...(query === "" ? {} : { query }) },
        }),
        ({ meta, products }) => ({ rows: products, totalItems: meta.totalItems, pageSize: meta.limit }),
      ),
    create: async (name, config) =>
      mapResult(
        await api.call(products.createProduct, { params: LEARNIZ, body: { name, configDraft: { ...config } } }),
        readProduct,
      ),
    read: async (slug) => mapResult(await api.call(products.getProduct, { params: { ...LEARNIZ, slug } }), readProduct),
    save: async (slug, { name, config, updatedAt }) =>
      mapResult(
        await api.call(products.saveProduct, {
          params: { ...LEARNIZ, slug },
          body: { name, configDraft: { ...config }, updatedAt },
        }),
        readProduct,
      ),
    publish: async (slug, updatedAt) =>
      mapResult(
        await api.call(products.publishProduct, { params: { ...LEARNIZ, slug }, body: { updatedAt, visible: true } }),
        readProduct,
      ),
    duplicate: async (slug) =>
      mapResult(await api.call(products.duplicateProduct, { params: { ...LEARNIZ, slug }, body: {} }), readProduct),
    remove: (slug) => api.call(products.deleteProduct, { params: { ...LEARNIZ, slug } }),
    openPreview: async (slug) =>
      mapResult(
        await api.call(products.previewProduct, { params: { ...LEARNIZ, slug } }),
        ({ url, token, refreshToken }) => ({
          url: addTokens(url, token, refreshToken),
        }),
      ),
    listLearners: async (slug) =>
      mapResult(await api.call(products.listLearners, { params: { ...LEARNIZ, slug } }), ({ learners }) =>
        learners.map(({ firstname, lastname, ...learner }) => ({
          ...learner,
          name: `${firstname} ${lastname}`.trim(),
        })),
      ),
  };
}

/** §2.20: leaving the preview comes back to the page that it was asked from. */
function addTokens(url: string, token: string, refreshToken: string): string {
  const separator = url.includes("?") ? "&" : "?";
  return `${url}${separator}${new URLSearchParams({ token, refreshToken, returnBackoffice: location.href })}`;
}

function readProduct({ config, configDraft, ...product }: ProductAnswer): EditedProduct {
  return { ...product, data: configDraft ?? config, published: config };
}

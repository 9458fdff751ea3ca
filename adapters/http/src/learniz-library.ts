// Knows how the back office's questions about learniz products, and its list of products, are asked over HTTP.
import type { EditedProduct, LearnizLibrary, ProductRow } from "@academiz/application/ports";
import { type ProductAnswer, products } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { writePreviewAddress } from "./calls/preview-address.ts";
import { readLearners } from "./product-library.ts";

const PAGE_SIZE = 20;
const LEARNIZ = { type: "learniz" } as const;
/** The types that the office has a page for. */
const PAGED: readonly ProductRow["type"][] = ["learniz", "scorm", "game"];

export function createLearnizLibrary(api: ApiClient): LearnizLibrary {
  return {
    list: async ({ query, order, page }) =>
      mapResult(
        await api.call(products.findProducts, {
          query: { order, page, limit: PAGE_SIZE, "type[]": [...PAGED], ...(query === "" ? {} : { query }) },
        }),
        ({ meta, products }) => ({
          rows: products.flatMap(({ type, ...row }) => (isPaged(type) ? [{ ...row, type }] : [])),
          totalItems: meta.totalItems,
          pageSize: meta.limit,
        }),
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
    withdraw: async (slug) =>
      mapResult(await api.call(products.withdrawProduct, { params: { ...LEARNIZ, slug } }), readProduct),
    duplicate: async (slug) =>
      mapResult(await api.call(products.duplicateProduct, { params: { ...LEARNIZ, slug }, body: {} }), readProduct),
    remove: (slug) => api.call(products.deleteProduct, { params: { ...LEARNIZ, slug } }),
    openPreview: async (slug, at) =>
      mapResult(await api.call(products.previewProduct, { params: { ...LEARNIZ, slug } }), (answer) => ({
        url: writePreviewAddress(answer, at),
      })),
    listLearners: async (slug) =>
      mapResult(await api.call(products.listLearners, { params: { ...LEARNIZ, slug } }), readLearners),
  };
}

const isPaged = (type: string): type is ProductRow["type"] => PAGED.some((one) => one === type);

function readProduct({ config, configDraft, ...product }: ProductAnswer): EditedProduct {
  return { ...product, type: "learniz", data: configDraft ?? config, published: config };
}

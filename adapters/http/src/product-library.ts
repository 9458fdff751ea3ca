// Knows how the back office's questions about products of one type, packages or games, are asked over HTTP.
import type { LearnerRow, ProductLibrary, WrittenProduct } from "@academiz/application/ports";
import { type AnswerOf, type ProductAnswer, products } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { writePreviewAddress } from "./calls/preview-address.ts";

/** The types whose products have a page of their own beside the studio. */
type PagedType = "scorm" | "game";

export function createProductLibrary(api: ApiClient, type: PagedType): ProductLibrary {
  const all = { type };
  const readProduct = (answer: ProductAnswer) => readWritten(type, answer);
  return {
    create: async (name, content) =>
      mapResult(
        await api.call(products.createProduct, {
          params: all,
          body: { name, configDraft: { ...content } },
          tellsRefusals: true,
        }),
        readProduct,
      ),
    read: async (slug) =>
      mapResult(await api.call(products.getProduct, { params: { type, slug }, tellsRefusals: true }), readProduct),
    save: async (slug, { name, content, updatedAt }) =>
      mapResult(
        await api.call(products.saveProduct, {
          params: { type, slug },
          body: { name, configDraft: { ...content }, updatedAt },
          tellsRefusals: true,
        }),
        readProduct,
      ),
    publish: async (slug, updatedAt) =>
      mapResult(
        await api.call(products.publishProduct, {
          params: { type, slug },
          body: { updatedAt, visible: true },
          tellsRefusals: true,
        }),
        readProduct,
      ),
    withdraw: async (slug) =>
      mapResult(await api.call(products.withdrawProduct, { params: { type, slug }, tellsRefusals: true }), readProduct),
    duplicate: async (slug) =>
      mapResult(
        await api.call(products.duplicateProduct, { params: { type, slug }, body: {}, tellsRefusals: true }),
        readProduct,
      ),
    remove: (slug) => api.call(products.deleteProduct, { params: { type, slug }, tellsRefusals: true }),
    openPreview: async (slug) =>
      mapResult(await api.call(products.previewProduct, { params: { type, slug }, tellsRefusals: true }), (answer) => ({
        url: writePreviewAddress(answer),
      })),
    listLearners: async (slug) =>
      mapResult(await api.call(products.listLearners, { params: { type, slug }, tellsRefusals: true }), readLearners),
  };
}

function readWritten(type: PagedType, answer: ProductAnswer): WrittenProduct {
  const { slug, name, updatedAt, publishedAt, visible, hasConfigDraft, config, configDraft } = answer;
  return { type, slug, name, updatedAt, publishedAt, visible, hasConfigDraft, content: configDraft ?? config ?? {} };
}

/** Of every type of product. */
export const readLearners = ({ learners }: AnswerOf<typeof products.listLearners>): readonly LearnerRow[] =>
  learners.map(({ firstname, lastname, isLost = false, ...learner }) => ({
    ...learner,
    name: `${firstname} ${lastname}`.trim(),
    isLost,
  }));

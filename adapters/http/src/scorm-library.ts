// Knows how the back office's questions about products of packages are asked over HTTP.
import type { LearnerRow, ScormLibrary, ScormProduct } from "@academiz/application/ports";
import { type AnswerOf, type ProductAnswer, products } from "@academiz/contract";
import type { ApiClient } from "./api-client.ts";
import { mapResult } from "./map-result.ts";
import { writePreviewAddress } from "./preview-address.ts";

const SCORM = { type: "scorm" } as const;

export function createScormLibrary(api: ApiClient): ScormLibrary {
  return {
    create: async (name, content) =>
      mapResult(
        await api.call(products.createProduct, {
          params: SCORM,
          body: { name, configDraft: { ...content } },
          tellsRefusals: true,
        }),
        readProduct,
      ),
    read: async (slug) =>
      mapResult(await api.call(products.getProduct, { params: { ...SCORM, slug }, tellsRefusals: true }), readProduct),
    save: async (slug, { name, content, updatedAt }) =>
      mapResult(
        await api.call(products.saveProduct, {
          params: { ...SCORM, slug },
          body: { name, configDraft: { ...content }, updatedAt },
          tellsRefusals: true,
        }),
        readProduct,
      ),
    publish: async (slug, updatedAt) =>
      mapResult(
        await api.call(products.publishProduct, {
          params: { ...SCORM, slug },
          body: { updatedAt, visible: true },
          tellsRefusals: true,
        }),
        readProduct,
      ),
    duplicate: async (slug) =>
      mapResult(
        await api.call(products.duplicateProduct, { params: { ...SCORM, slug }, body: {}, tellsRefusals: true }),
        readProduct,
      ),
    remove: (slug) => api.call(products.deleteProduct, { params: { ...SCORM, slug }, tellsRefusals: true }),
    openPreview: async (slug) =>
      mapResult(
        await api.call(products.previewProduct, { params: { ...SCORM, slug }, tellsRefusals: true }),
        (answer) => ({ url: writePreviewAddress(answer) }),
      ),
    listLearners: async (slug) =>
      mapResult(
        await api.call(products.listLearners, { params: { ...SCORM, slug }, tellsRefusals: true }),
        readLearners,
      ),
  };
}

const readProduct = (answer: ProductAnswer): ScormProduct => {
  const { slug, name, updatedAt, publishedAt, hasConfigDraft, config, configDraft } = answer;
  return {
    type: "scorm",
    slug,
    name,
    updatedAt,
    publishedAt,
    hasConfigDraft,
    content: configDraft ?? config ?? {},
  };
};

/** Of every type of product. */
export const readLearners = ({ learners }: AnswerOf<typeof products.listLearners>): readonly LearnerRow[] =>
  learners.map(({ firstname, lastname, ...learner }) => ({ ...learner, name: `${firstname} ${lastname}`.trim() }));

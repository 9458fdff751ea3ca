// Knows how the back office's requests about products of one type are made over HTTP.
import type { LearnerRow, ProductLibrary, WrittenProduct } from "@academiz/application/ports";
import { type AnswerOf, type ProductAnswer, products, publications, statistics } from "@academiz/contract";
import { PRODUCT_TRAITS, type ProductType } from "@academiz/domain/catalog";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { writePagePreview, writePreviewAddress } from "./calls/preview-address.ts";

/** How many people who have not begun are loaded at once. */
const WAITING_PAGE = 20;

/** Opening a product that does not exist leads to the error page (§8.6); any other refusal is shown in place. */
export function createProductLibrary(api: ApiClient, type: ProductType): ProductLibrary {
  const all = { type };
  return {
    create: async (name, content, folder) =>
      mapResult(
        await api.call(products.createProduct, {
          params: all,
          body: { name, configDraft: { ...content }, ...writeFolder(folder) },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    begin: async (name, { folder, ...start }) =>
      mapResult(
        await api.call(products.createProduct, {
          params: all,
          body: { name, ...start, ...writeFolder(folder) },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    read: async (slug) => mapResult(await api.call(products.getProduct, { params: { type, slug } }), readWritten),
    save: async (slug, { name, content, updatedAt }) =>
      mapResult(
        await api.call(products.saveProduct, {
          params: { type, slug },
          body: { name, configDraft: { ...content }, updatedAt },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    publish: async (slug, updatedAt) =>
      mapResult(
        await api.call(products.publishProduct, {
          params: { type, slug },
          body: { updatedAt, visible: true },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    withdraw: async (slug) =>
      mapResult(await api.call(products.withdrawProduct, { params: { type, slug }, tellsRefusals: true }), readWritten),
    duplicate: async (slug, name) =>
      mapResult(
        await api.call(products.duplicateProduct, {
          params: { type, slug },
          body: name === undefined ? {} : { name },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    mark: async (slug, marks, updatedAt) =>
      mapResult(
        await api.call(products.saveProduct, {
          params: { type, slug },
          body: { ...marks, updatedAt },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    place: async (slug, folder, updatedAt) =>
      mapResult(
        await api.call(products.saveProduct, {
          params: { type, slug },
          body: { folderSlug: folder, updatedAt },
          tellsRefusals: true,
        }),
        readWritten,
      ),
    remove: (slug) => api.call(products.deleteProduct, { params: { type, slug }, tellsRefusals: true }),
    // What has a page on the learner site is previewed there, with the session of the back office.
    openPreview: async (slug, at) => {
      const { page } = PRODUCT_TRAITS[type];
      if (page !== null) return writePagePreview(page, slug);
      const previewed = await api.call(products.previewProduct, { params: { type, slug }, tellsRefusals: true });
      return mapResult(previewed, (answer) => ({ url: writePreviewAddress(answer, at) }));
    },
    listPublications: async (slug) =>
      mapResult(
        await api.call(publications.listPublications, { params: { type, slug }, tellsRefusals: true }),
        (answer) => answer.publications,
      ),
    readPublication: async (slug, publishedAt) =>
      mapResult(
        await api.call(publications.showPublication, { params: { type, slug, publishedAt }, tellsRefusals: true }),
        ({ config }) => config,
      ),
    writeLearners: (slug, format) =>
      api.call(statistics.writeProductStatistics, {
        ...{ params: { type, slug, table: "learners" }, query: { format }, tellsRefusals: true },
      }),
    listLearners: async (slug) =>
      mapResult(await api.call(products.listLearners, { params: { type, slug }, tellsRefusals: true }), readLearners),
    writeWaiting: (slug, format) =>
      api.call(statistics.writeProductStatistics, {
        ...{ params: { type, slug, table: "waiting" }, query: { format }, tellsRefusals: true },
      }),
    listWaiting: async (slug, { query, page }) =>
      mapResult(
        await api.call(products.listWaitingLearners, {
          params: { type, slug },
          query: { page, limit: WAITING_PAGE, ...(query !== "" && { query }) },
          tellsRefusals: true,
        }),
        ({ learners, total, due }) => ({
          ...{ total, due },
          size: WAITING_PAGE,
          learners: learners.map(({ id, identifier, login, firstname, lastname }) => ({
            ...{ id, identifier, login, name: `${firstname} ${lastname}`.trim() || login },
          })),
        }),
      ),
    listAnswers: async (slug, { identifier, page }, limit) =>
      mapResult(
        await api.call(products.listAnswers, {
          params: { type, slug, identifier },
          query: { page, limit },
          tellsRefusals: true,
        }),
        ({ attempts, meta }) => ({ attempts, total: meta.totalItems }),
      ),
  };
}

const writeFolder = (folder: string | undefined) => (folder === undefined ? {} : { folderSlug: folder });
const readWritten = ({ config, configDraft, ...product }: ProductAnswer): WrittenProduct => ({
  ...product,
  content: configDraft ?? config ?? {},
  published: config,
});

const readLearners = ({ learners }: AnswerOf<typeof products.listLearners>): readonly LearnerRow[] =>
  learners.map(({ firstname, lastname, isLost = false, ...learner }) => ({
    ...learner,
    name: `${firstname} ${lastname}`.trim(),
    isLost,
  }));

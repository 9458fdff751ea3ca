// Knows how templates of pages are asked for over HTTP: they are courses of a sub-type of their own (§3.67).
import type { PageTemplate, PageTemplates } from "@academiz/application/ports";
import { products } from "@academiz/contract";
import { PAGE_TEMPLATE } from "@academiz/domain/editing";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

const MOST = 100;
const type = "learniz";

/** Refusals are shown where the request was made: nobody is led away from the course. */
export const createPageTemplates = (api: ApiClient): PageTemplates => ({
  list: async () =>
    mapResult(
      await api.call(products.listProducts, {
        params: { type },
        query: { type: PAGE_TEMPLATE, template: "true", order: "name", page: 1, limit: MOST },
        tellsRefusals: true,
      }),
      (answer) => answer.products.map(readTemplate),
    ),
  read: async (slug) =>
    mapResult(
      await api.call(products.getProduct, { params: { type, slug }, tellsRefusals: true }),
      ({ config, configDraft }) => configDraft ?? config ?? {},
    ),
  keep: async (name, content) =>
    mapResult(
      await api.call(products.createProduct, {
        params: { type },
        body: { name, subType: PAGE_TEMPLATE, template: true, configDraft: { ...content } },
        tellsRefusals: true,
      }),
      readTemplate,
    ),
  rename: async ({ slug, updatedAt }, name) =>
    mapResult(
      await api.call(products.saveProduct, {
        params: { type, slug },
        body: { name, updatedAt },
        tellsRefusals: true,
      }),
      readTemplate,
    ),
  remove: (slug) => api.call(products.deleteProduct, { params: { type, slug }, tellsRefusals: true }),
});

const readTemplate = ({ slug, name, updatedAt }: PageTemplate): PageTemplate => ({ slug, name, updatedAt });

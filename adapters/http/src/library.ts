// Knows how the back office's list of products is asked for over HTTP, and where the products of each type are.
import type { Library, ProductLibrary, ProductRow, ProductState, Trouble } from "@academiz/application/ports";
import { perimeters, products } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { createProductFolders } from "./product-folders.ts";
import { createProductLibrary } from "./product-library.ts";

const PAGE_SIZE = 20;
const MOST_TEMPLATES = 100;
/** How many slugs fit into an address that is short enough everywhere. */
const SLUGS_AT_ONCE = 50;

/** The query that the server expects for each state. */
const STATES = {
  draft: { publish: "false" },
  published: { publish: "true", visible: "true" },
  changed: { publish: "true", visible: "true", draft: "true" },
  withdrawn: { publish: "true", visible: "false" },
} as const satisfies Record<ProductState, object>;

/** Those products of these slugs that exist. */
export async function findProducts(
  api: ApiClient,
  slugs: readonly string[],
): Promise<Result<readonly ProductRow[], Trouble>> {
  const rows: ProductRow[] = [];
  for (let at = 0; at < slugs.length; at += SLUGS_AT_ONCE) {
    const asked = slugs.slice(at, at + SLUGS_AT_ONCE);
    const found = await api.call(products.findProducts, { query: { limit: "all", page: 1, "slug[]": asked } });
    if (!found.ok) return found;
    rows.push(...found.value.products);
  }
  return { ok: true, value: rows };
}

/** `types`: those that are listed. */
export function createLibrary(api: ApiClient, types: readonly ProductType[]): Library {
  const libraries = new Map<ProductType, ProductLibrary>();
  return {
    list: async ({ query, order, page, folder, type, types: wanted = types, state, tags, excludesPages }) =>
      mapResult(
        await api.call(products.findProducts, {
          query: {
            order,
            page,
            limit: PAGE_SIZE,
            "type[]": type ? [type] : types.filter((one) => wanted.includes(one)),
            ...(query !== "" && { query }),
            ...(folder !== undefined && { folder }),
            ...(state && STATES[state]),
            ...(tags && { "tag[]": [...tags] }),
            ...(excludesPages && { pageTemplates: "false" }),
          },
        }),
        ({ meta, products: rows }) => ({
          rows: rows.filter(({ type }) => types.includes(type)),
          totalItems: meta.totalItems,
          pageSize: meta.limit,
        }),
      ),
    find: (slugs) => findProducts(api, slugs),
    listTemplates: async (type) =>
      mapResult(
        await api.call(products.findProducts, {
          query: {
            ...{ template: "true", pageTemplates: "false", "type[]": [type] },
            ...{ order: "name", page: 1, limit: MOST_TEMPLATES },
          },
        }),
        ({ products: rows }) => rows,
      ),
    readUses: async (slug) =>
      mapResult(
        await api.call(perimeters.productUses, { params: { slug }, tellsRefusals: true }),
        ({ products: leading, learners }) => ({ products: leading, learners }),
      ),
    folders: createProductFolders(api),
    of(type) {
      const library = libraries.get(type) ?? createProductLibrary(api, type);
      libraries.set(type, library);
      return library;
    },
  };
}

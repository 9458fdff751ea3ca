// Knows how the folders of products are asked for over HTTP (§3.66).
import type { ProductFolder, ProductFolders } from "@academiz/application/ports";
import { type ProductFolderAnswer, productFolders } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

const readFolder = ({ slug, name, parentSlug, children }: ProductFolderAnswer): ProductFolder => ({
  slug,
  name,
  parentSlug,
  // The contract has checked these folders as it has checked the one above them.
  children: children.map((child) => readFolder(child as ProductFolderAnswer)),
});
const readTree = (tree: readonly ProductFolderAnswer[]): readonly ProductFolder[] => tree.map(readFolder);

export const createProductFolders = (api: ApiClient): ProductFolders => ({
  list: async () => mapResult(await api.call(productFolders.listProductFolders, { tellsRefusals: true }), readTree),
  create: async (name, parentSlug) =>
    mapResult(
      await api.call(productFolders.createProductFolder, { body: { name, parentSlug }, tellsRefusals: true }),
      readTree,
    ),
  change: async (slug, change) =>
    mapResult(
      await api.call(productFolders.updateProductFolder, {
        params: { slug },
        body: { ...change },
        tellsRefusals: true,
      }),
      readTree,
    ),
  dissolve: async (slug) =>
    mapResult(
      await api.call(productFolders.dissolveProductFolder, { params: { slug }, tellsRefusals: true }),
      readTree,
    ),
});

// Knows which use case answers each route of the authors.
import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  exportScorm,
  listLearners,
  listProducts,
  makeTemplate,
  previewProduct,
  publishProduct,
  readProduct,
  saveProduct,
  type World,
} from "@academiz/backend";
import type { products } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleProducts = (world: World): HandlersOf<typeof products> => ({
  listProducts: ({ actor, params, query }) => listProducts(world, actor, params.type, query),
  getProduct: ({ actor, params }) => readProduct(world, actor, params),
  createProduct: ({ actor, params, body }) => createProduct(world, actor, params.type, body),
  learnizTemplate: ({ actor }) => makeTemplate(world, actor),
  replaceProduct: ({ actor, params, body }) => saveProduct(world, actor, params, body),
  saveProduct: ({ actor, params, body }) => saveProduct(world, actor, params, body),
  publishProduct: ({ actor, params, body }) => publishProduct(world, actor, params, body),
  duplicateProduct: ({ actor, params, body }) => duplicateProduct(world, actor, params, body),
  deleteProduct: ({ actor, params }) => deleteProduct(world, actor, params),
  previewProduct: ({ actor, params }) => previewProduct(world, actor, params),
  listLearners: ({ actor, params }) => listLearners(world, actor, params),
  exportLearnizScorm: ({ actor, params, body }) => exportScorm(world, actor, params.slug, body),
});

// Knows which use case answers each route of the authors.
import {
  createProduct,
  deleteLearniz,
  duplicateLearniz,
  exportScorm,
  listLearners,
  listLearniz,
  makeTemplate,
  previewLearniz,
  publishLearniz,
  readLearniz,
  saveDraft,
  type World,
} from "@academiz/backend";
import type { learnizProducts } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleLearnizProducts = (world: World): HandlersOf<typeof learnizProducts> => ({
  listLearniz: ({ actor, query }) => listLearniz(world, actor, query),
  getLearniz: ({ actor, params }) => readLearniz(world, actor, params.slug),
  createLearniz: ({ actor, body }) => createProduct(world, actor, body),
  learnizTemplate: ({ actor }) => makeTemplate(world, actor, ""),
  saveLearniz: ({ actor, params, body }) => saveDraft(world, actor, params.slug, body),
  publishLearniz: ({ actor, params, body }) => publishLearniz(world, actor, params.slug, body),
  duplicateLearniz: ({ actor, params, body }) => duplicateLearniz(world, actor, params.slug, body),
  deleteLearniz: ({ actor, params }) => deleteLearniz(world, actor, params.slug),
  previewLearniz: ({ actor, params }) => previewLearniz(world, actor, params.slug),
  learnizProgressList: ({ actor, params }) => listLearners(world, actor, params.slug),
  exportLearnizScorm: ({ actor, params, body }) => exportScorm(world, actor, params.slug, body),
});

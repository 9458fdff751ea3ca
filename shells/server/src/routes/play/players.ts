// Knows which use case answers each route of the learners.
import { addHistories, linkProduct, listMyProducts, playLearniz, saveProgress, type World } from "@academiz/backend";
import type { players } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handlePlayers = (world: World): HandlersOf<typeof players> => ({
  listMyProducts: ({ actor, query }) => listMyProducts(world, actor, query),
  playerLink: ({ actor, params }) => linkProduct(world, actor, params.slug),
  playLearniz: ({ actor, params }) => playLearniz(world, actor, params.perimeterSlug),
  saveLearnizProgress: ({ actor, params, body }) => saveProgress(world, actor, params.perimeterSlug, body.progress),
  addHistories: ({ actor, body }) => addHistories(world, actor, body),
});

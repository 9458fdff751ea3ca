// Knows which use case answers each route of the conversations with experts.
import {
  askExpert,
  listAsked,
  listConversations,
  markConversation,
  nameExperts,
  readConversation,
  readExperts,
  settleConversation,
  type World,
  writeInConversation,
} from "@academiz/backend";
import type { conversations } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleConversations = (world: World): HandlersOf<typeof conversations> => ({
  listConversations: ({ actor, query }) => listConversations(world, actor, query),
  listAsked: ({ actor, params }) => listAsked(world, actor, params.perimeterSlug),
  askExpert: ({ actor, params, body }) => askExpert(world, actor, params.perimeterSlug, body),
  readConversation: ({ actor, params }) => readConversation(world, actor, params.slug),
  writeInConversation: ({ actor, params, body }) => writeInConversation(world, actor, params.slug, body.text),
  settleConversation: ({ actor, params, body }) => settleConversation(world, actor, params.slug, body),
  markConversation: ({ actor, params, body }) => markConversation(world, actor, params.slug, body),
  readExperts: ({ actor }) => readExperts(world, actor),
  nameExperts: ({ actor, body }) => nameExperts(world, actor, body),
});

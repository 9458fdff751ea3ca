// Knows which use case answers each route of a manager's team.
import {
  countLate,
  giveProduct,
  readCollaborator,
  remindCollaborator,
  remindLate,
  type World,
} from "@academiz/backend";
import type { team } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleTeam = (world: World): HandlersOf<typeof team> => ({
  readCollaborator: ({ actor, params }) => readCollaborator(world, actor, params.id),
  remindCollaborator: ({ actor, params, body }) => remindCollaborator(world, actor, params.id, body),
  countLate: ({ actor }) => countLate(world, actor),
  remindLate: ({ actor, body }) => remindLate(world, actor, body.message),
  giveProduct: ({ actor, params, body }) => giveProduct(world, actor, params.id, body.product),
});

// Knows which use case answers each route of the users.
import {
  activateUser,
  createUser,
  deleteUsers,
  inviteUser,
  listCollaborators,
  listMeans,
  listSubProducts,
  listUsers,
  placeUser,
  readPlacement,
  readUser,
  searchUsers,
  updateUser,
  type World,
} from "@academiz/backend";
import type { users } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleUsers = (world: World): HandlersOf<typeof users> => ({
  listUsers: ({ actor, query }) => listUsers(world, actor, query),
  searchUsers: ({ actor, query }) => searchUsers(world, actor, query.query),
  getUser: ({ actor, params }) => readUser(world, actor, params.id),
  createUser: ({ actor, body }) => createUser(world, actor, body),
  updateUser: ({ actor, params, body }) => updateUser(world, actor, params.id, body),
  activateUser: ({ actor, params, body }) => activateUser(world, actor, params.id, body.active),
  inviteUser: ({ actor, params }) => inviteUser(world, actor, params.id),
  deleteUser: ({ actor, params }) => deleteUsers(world, actor, [params.id]),
  deleteUsers: ({ actor, body }) => deleteUsers(world, actor, body.ids),
  listUserMeans: ({ actor, params }) => listMeans(world, actor, params.id),
  listSubProducts: ({ actor, params }) => listSubProducts(world, actor, params.id, params.productId),
  getUserOrganisation: ({ actor, params, query }) => readPlacement(world, actor, params.id, query.type === "full"),
  putUserOrganisation: ({ actor, params, body }) => placeUser(world, actor, params.id, body),
  listCollaborators: ({ actor, query }) => listCollaborators(world, actor, query),
});

// Knows which use case answers each route of account links and of the first administrator.
import {
  askAccountLink,
  changePassword,
  changeTemporaryPassword,
  checkAccountLink,
  findClientSlug,
  resetPassword,
  setUpPlatform,
  type World,
} from "@academiz/backend";
import type { account } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleAccount = (world: World): HandlersOf<typeof account> => ({
  findClientSlug: ({ query }) => findClientSlug(world, query.slug),
  // Whether it is a first password is read from the account, not from who asks.
  askAccountLink: ({ params, query: { platform }, address }) =>
    askAccountLink(world, { ...params, address, isFromOffice: platform === "BACK_OFFICE" }),
  checkAccountLink: ({ actor }) => checkAccountLink(world, actor),
  resetPassword: ({ actor, body }) => resetPassword(world, actor, body.password),
  changeTemporaryPassword: ({ actor, params, body }) => changeTemporaryPassword(world, actor, params.id, body.password),
  changePassword: ({ actor, params, body: { password, currentPassword }, address }) =>
    changePassword(world, actor, { identifier: params.id, password, currentPassword, address }),
  setUpPlatform: ({ body }) => setUpPlatform(world, body),
});

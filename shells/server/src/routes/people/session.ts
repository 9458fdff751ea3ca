// Knows which use case answers each route of the session.
import {
  eraseAccount,
  logIn,
  logOut,
  readMe,
  readOriginPlatform,
  readProfileStats,
  refreshSession,
  renewToken,
  updateMe,
  type World,
} from "@academiz/backend";
import type { session } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleSession = (world: World): HandlersOf<typeof session> => ({
  login: ({ body, address, userAgent }) => logIn(world, { ...body, address, userAgent }),
  refresh: ({ body }) => refreshSession(world, body),
  renewToken: ({ actor }) => renewToken(world, actor),
  logout: ({ actor, body }) => logOut(world, actor, body),
  originPlatform: ({ params }) => readOriginPlatform(world, params.slug),
  me: ({ actor }) => readMe(world, actor),
  deleteMe: ({ actor, body, address }) => eraseAccount(world, actor, { ...body, address }),
  profileStats: ({ actor }) => readProfileStats(world, actor),
  updateMe: ({ actor, body }) => updateMe(world, actor, body),
});

// Knows which use case answers each route of the launches of packages.
import { launchScorm, listLaunches, logLaunch, readLaunch, renewLaunch, type World } from "@academiz/backend";
import type { launches } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleLaunches = (
  world: World,
  content: { readonly contentOrigin: string; readonly asksForPass: boolean },
): HandlersOf<typeof launches> => ({
  launchScorm: ({ actor, params }) => launchScorm(world, actor, { slug: params.slug, ...content }),
  renewLaunch: ({ actor, params }) => renewLaunch(world, actor, params),
  logLaunch: ({ actor, params, body }) => logLaunch(world, actor, params, body),
  listLaunches: ({ actor, params, query }) => listLaunches(world, actor, params.slug, query),
  readLaunch: ({ actor, params }) => readLaunch(world, actor, params.slug, params.launch),
});

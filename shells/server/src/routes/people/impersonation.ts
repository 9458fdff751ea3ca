// Knows which use case answers each route of standing in for somebody and of changing platforms.
import { changePlatform, impersonate, leaveImpersonation, linkImpersonation, type World } from "@academiz/backend";
import type { impersonation } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleImpersonation = (world: World): HandlersOf<typeof impersonation> => ({
  impersonate: ({ actor, body }) => impersonate(world, actor, body),
  impersonationLink: ({ actor, params, body }) =>
    linkImpersonation(world, actor, { ...params, identifier: body.identifier }),
  leaveImpersonation: ({ actor }) => leaveImpersonation(world, actor),
  changePlatform: ({ actor, params }) => changePlatform(world, actor, params.platform),
});

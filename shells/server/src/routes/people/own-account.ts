// Knows which use case answers each route of one's own account.
import { endOtherSessions, endOwnSession, listOwnSessions, readOwnData, type World } from "@academiz/backend";
import type { ownAccount } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleOwnAccount = (world: World): HandlersOf<typeof ownAccount> => ({
  listOwnSessions: ({ actor }) => listOwnSessions(world, actor),
  endOwnSession: ({ actor, params }) => endOwnSession(world, actor, params.sessionId),
  endOtherSessions: ({ actor }) => endOtherSessions(world, actor),
  readOwnData: ({ actor }) => readOwnData(world, actor),
});

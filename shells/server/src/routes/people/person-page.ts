// Knows which use case answers each route of one person's page.
import {
  countAttendance,
  endSessionsOf,
  giveAsAdministrator,
  listAccountEvents,
  listGivableOf,
  listSessionsOf,
  readLearning,
  type World,
} from "@academiz/backend";
import type { personPage } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handlePersonPage = (world: World): HandlersOf<typeof personPage> => ({
  readPersonLearning: ({ actor, params }) => readLearning(world, actor, params.id),
  readPersonAttendance: ({ actor, params }) => countAttendance(world, actor, params.id),
  listGivableProducts: ({ actor, query }) => listGivableOf(world, actor, query.user ?? null),
  givePersonProduct: ({ actor, params, body }) => giveAsAdministrator(world, actor, params.id, body.product),
  listPersonEvents: ({ actor, params }) => listAccountEvents(world, actor, params.id),
  listPersonSessions: ({ actor, params }) => listSessionsOf(world, actor, params.id),
  endPersonSession: ({ actor, params }) => endSessionsOf(world, actor, params.id, params.sessionId),
  endPersonSessions: ({ actor, params }) => endSessionsOf(world, actor, params.id, null),
});

// Knows which use case answers each route of page visits.
import { countVisits, noteVisit, type World } from "@academiz/backend";
import type { stats } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleStats = (world: World): HandlersOf<typeof stats> => ({
  noteVisit: ({ actor, body }) => noteVisit(world, actor, body),
  countVisits: ({ actor, query }) => countVisits(world, actor, query.days),
});

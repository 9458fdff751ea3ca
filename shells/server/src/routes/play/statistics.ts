// Knows which use case answers each route of computed statistics about learners.
import {
  comparePublications,
  computeNow,
  listLate,
  readProductStatistics,
  readStatistics,
  type World,
  writeClientStatistics,
  writeProductStatistics,
} from "@academiz/backend";
import type { statistics } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleStatistics = (world: World): HandlersOf<typeof statistics> => ({
  readProductStatistics: ({ actor, params, query }) => readProductStatistics(world, actor, params, query.period),
  writeProductStatistics: ({ actor, params, query }) => writeProductStatistics(world, actor, params, query),
  comparePublications: ({ actor, params, query }) => comparePublications(world, actor, params, query),
  listLate: ({ actor, query }) => listLate(world, actor, query),
  readStatistics: ({ actor, query }) => readStatistics(world, actor, query),
  writeStatistics: ({ actor, query }) => writeClientStatistics(world, actor, query.table, query),
  computeStatistics: ({ actor }) => computeNow(world, actor),
});

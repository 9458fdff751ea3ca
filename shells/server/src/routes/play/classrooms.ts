// Knows which use case answers each route by which classrooms are planned.
import {
  findConflicts,
  listCandidates,
  listClassrooms,
  listTrainers,
  makeSeries,
  printProgramme,
  printSessionSheet,
  printSheet,
  takeProgramme,
  type World,
} from "@academiz/backend";
import type { classrooms } from "@academiz/contract";
import type { Turns } from "../../http/limits/take-turns.ts";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleClassrooms = (world: World, printing: Turns): HandlersOf<typeof classrooms> => ({
  listClassrooms: ({ actor }) => listClassrooms(world, actor),
  listTrainers: ({ actor, query }) => listTrainers(world, actor, query.query),
  listCandidates: ({ actor, params, query }) => listCandidates(world, actor, params.slotId, query.query),
  findConflicts: ({ actor, body }) => findConflicts(world, actor, body),
  createSeries: ({ actor, body }) => makeSeries(world, actor, body),
  printSheet: ({ actor, params, query }) =>
    printing.take(actor.userId, () => printSheet(world, actor, params.slotId, query.zone)),
  printSessionSheet: ({ actor, params, query }) =>
    printing.take(actor.userId, () =>
      printSessionSheet(world, actor, { perimeterSlug: params.id1, mean: params.id2 }, query.zone),
    ),
  printProgramme: ({ actor, params, query }) =>
    printing.take(actor.userId, () =>
      printProgramme(world, actor, { perimeterSlug: params.id1, mean: params.id2 }, query.zone),
    ),
  takeProgramme: ({ actor, params, query }) =>
    printing.take(actor.userId, () =>
      takeProgramme(world, actor, { perimeterSlug: params.perimeterSlug, mean: params.meanSlug }, query.zone),
    ),
});

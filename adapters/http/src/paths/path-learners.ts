// Knows how an author asks for a learner on a path over HTTP, and a trainer for the steps that wait for their session.
import type { PathLearners } from "@academiz/application/ports";
import { paths } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

export const createPathLearners = (api: ApiClient): PathLearners => ({
  read: async (slug, identifier) =>
    mapResult(
      await api.call(paths.listLearnerRuns, { params: { slug, identifier }, tellsRefusals: true }),
      ({ runs }) => runs,
    ),
  override: async (slug, identifier, body) =>
    mapResult(
      await api.call(paths.overrideStep, { params: { slug, identifier }, body: { ...body }, tellsRefusals: true }),
      ({ runs }) => runs,
    ),
});

/**
 * The steps that wait for the classroom of a slot (`slug`) on the paths of one of its people (`identifier`: their id).
 */
export const createSlotLearners = (api: ApiClient): PathLearners => ({
  read: async (slotId, userId) =>
    mapResult(
      await api.call(paths.listSlotSteps, { params: { slotId, userId }, tellsRefusals: true }),
      ({ runs }) => runs,
    ),
  override: async (slotId, userId, body) =>
    mapResult(
      await api.call(paths.overrideSlotStep, { params: { slotId, userId }, body: { ...body }, tellsRefusals: true }),
      ({ runs }) => runs,
    ),
});

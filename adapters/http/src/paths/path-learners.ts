// Knows how an author asks for a learner on a path over HTTP.
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

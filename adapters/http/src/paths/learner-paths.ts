// Knows how a learner's paths are asked for over HTTP.
import type { LearnerPaths } from "@academiz/application/ports";
import { paths } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";

/** Refusals are shown on the page of the path. */
export const createLearnerPaths = (api: ApiClient): LearnerPaths => ({
  read: (slug) => api.call(paths.readPath, { params: { slug }, tellsRefusals: true }),
  begin: (slug) => api.call(paths.beginPath, { params: { slug }, tellsRefusals: true }),
  choose: (slug, node, way) =>
    api.call(paths.chooseWay, { params: { slug }, body: { node, way }, tellsRefusals: true }),
});

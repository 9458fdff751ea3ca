// Knows how an author helps one learner of a product, over HTTP.
import type { OneLearner } from "@academiz/application/ports";
import { oneLearner as routes } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export const createOneLearner = (api: ApiClient): OneLearner => ({
  read: (params) => api.call(routes.readLearnerStanding, { params: { ...params }, tellsRefusals: true }),
  reset: (params, reason) =>
    api.call(routes.resetLearner, { params: { ...params }, body: { reason }, tellsRefusals: true }),
  extend: (params, extension) =>
    api.call(routes.extendLearner, { params: { ...params }, body: { ...extension }, tellsRefusals: true }),
  endExtension: (params) => api.call(routes.endExtension, { params: { ...params }, tellsRefusals: true }),
  write: async (params, text) =>
    mapResult(
      await api.call(routes.writeToLearner, { params: { ...params }, body: { text }, tellsRefusals: true }),
      ({ conversation }) => conversation,
    ),
});

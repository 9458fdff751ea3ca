// Knows how an author helps one learner of a product, over HTTP.
import type { OneLearner } from "@academiz/application/ports";
import { oneLearner } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export const createOneLearner = (api: ApiClient): OneLearner => ({
  read: (params) => api.call(oneLearner.readLearnerStanding, { params: { ...params }, tellsRefusals: true }),
  reset: (params, reason) =>
    api.call(oneLearner.resetLearner, { params: { ...params }, body: { reason }, tellsRefusals: true }),
  extend: (params, extension) =>
    api.call(oneLearner.extendLearner, { params: { ...params }, body: { ...extension }, tellsRefusals: true }),
  endExtension: (params) => api.call(oneLearner.endExtension, { params: { ...params }, tellsRefusals: true }),
  write: async (params, text) =>
    mapResult(
      await api.call(oneLearner.writeToLearner, { params: { ...params }, body: { text }, tellsRefusals: true }),
      ({ conversation }) => conversation,
    ),
});

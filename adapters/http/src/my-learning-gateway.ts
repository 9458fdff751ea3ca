// Knows how learners ask for their own learning over HTTP.
import type { MyLearningGateway } from "@academiz/application/ports";
import { attestations, myLearning, session } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

const SIZE = 20;

export const createMyLearningGateway = (api: ApiClient): MyLearningGateway => ({
  readStats: () => api.call(session.profileStats, {}),
  // What a device holds of an earlier version has no dates.
  readLearning: async () =>
    mapResult(await api.call(myLearning.readMyLearning, {}), (answer) => ({ ...answer, slots: answer.slots ?? [] })),
  takeAttestation: (code, zone) =>
    api.call(attestations.takeOwnAttestation, { params: { code }, body: { zone }, tellsRefusals: true }),
  listHistory: async ({ product, status, page }) =>
    mapResult(
      await api.call(myLearning.listMyHistory, {
        query: {
          ...(product !== null && { product }),
          ...(status !== null && { status }),
          offset: (page - 1) * SIZE,
          limit: SIZE,
        },
      }),
      (answer) => ({ ...answer, size: SIZE }),
    ),
});

// Knows how the dates of this week are asked for over HTTP: home shows them, and needs no more of classrooms.
import type { LearnerClassrooms } from "@academiz/application/ports";
import { classiz } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export const createNearSlots = (api: ApiClient): Pick<LearnerClassrooms, "listNear"> => ({
  listNear: async () => mapResult(await api.call(classiz.listNearSlots, { tellsRefusals: true }), ({ slots }) => slots),
});

// Knows how managers ask for their people over HTTP.
import type { TeamGateway } from "@academiz/application/ports";
import { team, users } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;
const SIZE = 20;

export const createTeamGateway = (api: ApiClient): TeamGateway => ({
  list: async ({ query, page, order, isLate }) =>
    mapResult(
      await api.call(users.listCollaborators, {
        query: { page, limit: SIZE, order, ...(query !== "" && { query }), ...(isLate && { late: "true" }) },
        ...IN_PLACE,
      }),
      (answer) => ({ people: answer.users, total: answer.meta.totalItems, size: SIZE }),
    ),
  read: (id) => api.call(team.readCollaborator, { params: { id }, ...IN_PLACE }),
  remind: (id, body) => api.call(team.remindCollaborator, { params: { id }, body, ...IN_PLACE }),
  countLate: () => api.call(team.countLate, IN_PLACE),
  remindLate: (message) => api.call(team.remindLate, { body: { message }, ...IN_PLACE }),
  give: (id, product) => api.call(team.giveProduct, { params: { id }, body: { product }, ...IN_PLACE }),
});

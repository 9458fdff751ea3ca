// Knows how an organisation's retention times are read and changed over HTTP.
import type { RetentionGateway } from "@academiz/application/ports";
import { retention } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createRetentionGateway = (api: ApiClient): RetentionGateway => ({
  read: () => api.call(retention.readRetention, IN_PLACE),
  count: async (days) =>
    mapResult(await api.call(retention.countForgotten, { body: { days }, ...IN_PLACE }), ({ forgotten }) => forgotten),
  write: (days, before) => api.call(retention.writeRetention, { body: { days, before }, ...IN_PLACE }),
});

// Knows how the launches of a package are asked for over HTTP.
import type { LaunchLog } from "@academiz/application/ports";
import { launches } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export const createLaunchLog = (api: ApiClient): LaunchLog => ({
  list: async (slug, { query, page }, limit) =>
    mapResult(
      await api.call(launches.listLaunches, {
        params: { slug },
        query: { page, limit, ...(query === "" ? {} : { query }) },
        tellsRefusals: true,
      }),
      (answer) => ({ launches: answer.launches, total: answer.meta.totalItems }),
    ),
  read: (slug, launch) => api.call(launches.readLaunch, { params: { slug, launch }, tellsRefusals: true }),
});

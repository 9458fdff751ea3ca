// Knows how a super administrator's pages about the platform are asked for over HTTP.
import type { PlatformGateway } from "@academiz/application/ports";
import { system } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

export const createPlatformGateway = (api: ApiClient): PlatformGateway => ({
  async read() {
    const [health, operation] = await Promise.all([
      api.call(system.health, { tellsRefusals: true }),
      api.call(system.readOperation, { tellsRefusals: true }),
    ]);
    if (!health.ok) return health;
    return mapResult(operation, ({ jobs, storage, mails }) => ({ health: health.value, jobs, storage, outbox: mails }));
  },
  repeatJob: (id) => api.call(system.repeatJob, { params: { id }, body: {}, tellsRefusals: true }),
});

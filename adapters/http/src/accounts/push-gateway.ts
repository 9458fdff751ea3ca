// Knows how somebody says over HTTP which of their browsers get notifications.
import type { PushGateway } from "@academiz/application/ports";
import { push } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createPushGateway = (api: ApiClient): PushGateway => ({
  read: () => api.call(push.readPush, IN_PLACE),
  add: (body) => api.call(push.addPushDevice, { body, ...IN_PLACE }),
  remove: (deviceId) => api.call(push.removePushDevice, { params: { deviceId }, ...IN_PLACE }),
  writeQuietHours: (quietHours) => api.call(push.writeQuietHours, { body: { quietHours }, ...IN_PLACE }),
});

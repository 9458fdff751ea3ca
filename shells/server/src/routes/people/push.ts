// Knows which use case answers each route of pushed notifications.
import { addPushDevice, readPush, removePushDevice, type World, writeQuietHours } from "@academiz/backend";
import type { push } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handlePush = (world: World): HandlersOf<typeof push> => ({
  readPush: ({ actor }) => readPush(world, actor),
  addPushDevice: ({ actor, body: { endpoint, keys } }) => addPushDevice(world, actor, { endpoint, ...keys }),
  removePushDevice: ({ actor, params }) => removePushDevice(world, actor, params.deviceId),
  writeQuietHours: ({ actor, body }) => writeQuietHours(world, actor, body.quietHours),
});

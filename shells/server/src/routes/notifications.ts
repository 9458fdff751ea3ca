// Knows which use case answers each route of the notifications.
import { markAllNotifications, markNotification, openStream, readNotifications, type World } from "@academiz/backend";
import type { notifications } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleNotifications = (world: World): HandlersOf<typeof notifications> => ({
  listNotifications: ({ actor, query }) => readNotifications(world, actor, query),
  markNotification: ({ actor, params, body }) => markNotification(world, actor, params.slug, body.isRead),
  markAllNotifications: ({ actor }) => markAllNotifications(world, actor),
  liveToken: ({ actor }) => openStream(world, actor),
});

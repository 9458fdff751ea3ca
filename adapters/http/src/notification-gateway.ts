// Knows how a user's notifications are asked for over HTTP.
import type { NotificationGateway } from "@academiz/application/ports";
import { notifications } from "@academiz/contract";
import { NOTIFICATION_PAGE } from "@academiz/domain/notifications";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** Refusals are shown beside the bell: nobody is led away from their page by them. */
export const createNotificationGateway = (api: ApiClient): NotificationGateway => ({
  list: async (offset) =>
    mapResult(
      await api.call(notifications.listNotifications, {
        query: { offset, limit: NOTIFICATION_PAGE },
        tellsRefusals: true,
      }),
      ({ notifications, meta, countUnread }) => ({ notifications, total: meta.totalItems, unread: countUnread }),
    ),
  mark: (slug, isRead) =>
    api.call(notifications.markNotification, { params: { slug }, body: { isRead }, tellsRefusals: true }),
  markAll: () => api.call(notifications.markAllNotifications, { body: {}, tellsRefusals: true }),
});

// Knows the routes of the notifications and of the token that opens their stream (§7.138–§7.142).
import { NOTIFICATION_PAGE, notificationSchema } from "@academiz/domain/notifications";
import * as z from "zod/mini";
import { defineRoute, EMPTY, jsonAnswer, LOOKING, SIGNED_IN } from "../ground/route.ts";

/**
 * One's own notifications, newest first, and how many of all are unread (§7.139). `offset` counts from the newest, 0;
 * `limit` is at most 100.
 */
export const listNotifications = defineRoute({
  method: "GET",
  path: "/api/notifications",
  summary: "One's own notifications, newest first, and how many are unread.",
  admission: LOOKING,
  query: z.object({
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), NOTIFICATION_PAGE),
  }),
  answer: jsonAnswer(
    z.object({
      notifications: z.array(notificationSchema),
      meta: z.object({ totalItems: z.number() }),
      countUnread: z.number(),
    }),
  ),
});
/**
 * Mark one of one's own notifications as read or unread (§7.140); repeating it changes nothing. Refuses with
 * `not-found`.
 */
export const markNotification = defineRoute({
  method: "PATCH",
  path: "/api/notifications/{slug}",
  summary: "Mark one of one's own notifications as read or unread.",
  admission: SIGNED_IN,
  params: z.object({ slug: z.string() }),
  body: z.object({ isRead: z.boolean() }),
  answer: EMPTY,
});
/** Mark all of one's own notifications as read (§7.141). */
export const markAllNotifications = defineRoute({
  method: "PATCH",
  path: "/api/notifications/markAllAsRead",
  summary: "Mark all of one's own notifications as read.",
  admission: SIGNED_IN,
  body: z.object({}),
  answer: EMPTY,
});
/**
 * The token of one's own stream of live notifications (a JWT of 15 minutes), the address of the stream, and the version
 * of its protocol, Mercure (§7.142). Refuses with `token.invalid`.
 */
export const liveToken = defineRoute({
  method: "GET",
  path: "/api/token/mercure",
  summary: "The token of one's own stream, the address of the stream, and the version of its protocol.",
  admission: SIGNED_IN,
  answer: jsonAnswer(
    z.object({
      token: z.string(),
      /** A path of the platform, or the address of a hub outside. */
      url: z.string(),
      /** 0: `topic=`; 1: `match=`. */
      protocol: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
});

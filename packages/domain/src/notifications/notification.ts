// Knows what a notification is (§3.223, §3.224).
import * as z from "zod/mini";

/** The types of notification that people are told of one by one (§3.224). */
export const NOTIFICATION_TYPES = [
  "Session",
  "NextEndSession",
  "CloseSession",
  "Survey",
  "Certification",
  "Attestation",
  "NewMessage",
  "Import",
] as const;
/** A type of notification (§3.224). */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** As the API lists it, and as the stream sends it. */
export const notificationSchema = z.object({
  slug: z.string(),
  text: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  isRead: z.boolean(),
  info: z.object({ threadSlug: z.nullable(z.string()) }),
  /** ISO timestamp. */
  createdAt: z.string(),
});
/** What a person is told, as it is listed and as it comes live (§3.223). */
export type Notification = z.infer<typeof notificationSchema>;

/** §9.39 */
export const NOTIFICATION_PAGE = 20;
/** §9.37, in milliseconds: a stream that was silent for so long is dead. */
export const LIVE_SILENCE = 600_000;

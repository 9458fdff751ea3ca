// Knows what a notification is (§3.223, §3.224).
import * as z from "zod/mini";

/** How many notifications of one person are kept: the newest, and those that a product was opened to them. */
export const NOTIFICATIONS_KEPT = 1_000;

/**
 * The types of notification that people are told of one by one (§3.224): a session opened, about to end, closed; a
 * survey, a certification, an attestation; a new message; an import.
 */
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

/**
 * The states of an import (§3.226): `checking` its file, `ready` to be confirmed, `applying` the changes, ended with
 * `success`, or with an `error`.
 */
export const IMPORT_STATUSES = ["checking", "ready", "applying", "success", "error"] as const;
/** The state of an import (§3.226). */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The shape of a notification, as the API lists it and as the stream sends it. */
export const notificationSchema = z.object({
  slug: z.string(),
  /** Plain text, in the reader's language. */
  text: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  isRead: z.boolean(),
  /**
   * `threadSlug`: the conversation that it is about; null for any other notification. `productSlug`: the product that
   * it announces as open, and `isClosed` where the reader's list says that it no longer is. `classroomSlug`: the
   * classroom page that it leads to. `importStatus` and `importReport`: only for an import (§3.231).
   */
  info: z.object({
    threadSlug: z.nullable(z.string()),
    productSlug: z.optional(z.string()),
    classroomSlug: z.optional(z.string()),
    isClosed: z.optional(z.boolean()),
    importStatus: z.optional(z.enum(IMPORT_STATUSES)),
    importReport: z.optional(z.array(z.string())),
  }),
  /** ISO timestamp. */
  createdAt: z.string(),
});
/**
 * What a person is told, as it is listed and as it comes live (§3.223): `text` is plain and in the reader's language,
 * `createdAt` an ISO timestamp, `info.threadSlug` the conversation that it is about or null; of an import `info` tells
 * how it stands and the codes of its report (§3.231).
 */
export type Notification = z.infer<typeof notificationSchema>;

/** How many notifications a page of the list has (§9.39). */
export const NOTIFICATION_PAGE = 20;
/** Milliseconds without a message after which a stream counts as dead (§9.37). */
export const LIVE_SILENCE = 600_000;

// Knows what a notification is (§3.223, §3.224).
import * as z from "zod/mini";

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
 * How an import stands (§3.226): its file is looked through, what it would change can be confirmed, it is being carried
 * out, it was, or it was not.
 */
export const IMPORT_STATUSES = ["checking", "ready", "applying", "success", "error"] as const;
/** How an import stands (§3.226). */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The shape of a notification, as the API lists it and as the stream sends it. */
export const notificationSchema = z.object({
  slug: z.string(),
  /** Plain text, in the reader's language. */
  text: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  isRead: z.boolean(),
  /**
   * `threadSlug`: the conversation that it is about; null for any other. `productSlug`: the product that it says is
   * open, of that alone; `isClosed` where that is so no more for its reader, as the list knows it. `classroomSlug`: the classroom page that it leads to.
   * `importStatus` and `importReport`: of an import alone (§3.231).
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

/** Notifications in a page of the list (§9.39). */
export const NOTIFICATION_PAGE = 20;
/** Milliseconds: a stream that was silent for so long is dead (§9.37). */
export const LIVE_SILENCE = 600_000;

// Knows what a pushed message says: how the server writes it, and how a browser reads it.
import * as z from "zod/mini";
import { findTarget } from "./find-target.ts";
import type { Notification } from "./notification.ts";

/** The longest text, in characters: the rest is read on the site. A message has at most 4,096 bytes in all. */
const LONGEST = 500;

const pushedNewsSchema = z.object({
  /** The name of the organisation that sends it. */
  title: z.string(),
  /** The text of the notification, as its list shows it. */
  body: z.string(),
  /** A path of the site. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The same for the same notification, so that a browser shows it once. */
  tag: z.string(),
});
/** What a push tells a device: a notification, and the path that it opens. */
export type PushedNews = z.infer<typeof pushedNewsSchema>;

/** The message that a device is sent, which is JSON text. */
export function writePushedNews(
  notification: Pick<Notification, "slug" | "text" | "type" | "info">,
  title: string,
): string {
  const { slug, text } = notification;
  const letters = [...text];
  const body = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : text;
  return JSON.stringify({ title, body, path: findTarget(notification), tag: slug } satisfies PushedNews);
}

/** The news in a message; null for any other message: one that is not JSON, or leads to another site. Never throws. */
export function readPushedNews(message: string): PushedNews | null {
  try {
    const parsed = pushedNewsSchema.safeParse(JSON.parse(message));
    return parsed.success ? parsed.data : null;
  } catch {
    // A message that is not JSON is no news either.
    return null;
  }
}

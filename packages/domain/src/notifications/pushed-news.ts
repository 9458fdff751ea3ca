// Knows what a pushed message says: what its server writes, and what a browser takes for one.
import * as z from "zod/mini";
import { findTarget } from "./find-target.ts";
import type { Notification } from "./notification.ts";

/** Characters of the text: the rest is read on the site. A message has 4,096 bytes in all. */
const LONGEST = 500;

const pushedNewsSchema = z.object({
  /** Who tells it: the organisation. */
  title: z.string(),
  /** The text of the notification, as its list shows it. */
  body: z.string(),
  /** A path of the site. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The same for the same notification: shown twice it is there once. */
  tag: z.string(),
});
/** What a device is told by a push: a notification, and where it leads. */
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

/** The news in a message; null for what is none: no JSON, or an address of another site. Never throws. */
export function readPushedNews(message: string): PushedNews | null {
  try {
    const parsed = pushedNewsSchema.safeParse(JSON.parse(message));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON is one more way of not being news.
    return null;
  }
}

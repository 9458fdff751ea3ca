// Knows where a notification leads on the learner site.
import type { Notification } from "./notification.ts";

/** A path of the site; its home where a notification leads nowhere. */
export function findTarget({ info }: Pick<Notification, "info">): string {
  if (info.threadSlug !== null) return `/messages?thread=${encodeURIComponent(info.threadSlug)}`;
  if (info.classroomSlug !== undefined) return `/classroom/${encodeURIComponent(info.classroomSlug)}`;
  if (info.productSlug !== undefined) return `/open/${encodeURIComponent(info.productSlug)}`;
  return "/";
}

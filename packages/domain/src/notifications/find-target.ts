// Knows where a notification leads that is opened from outside the site.
import type { Notification } from "./notification.ts";

/** A path of the site, of the office for an import; the home of the site where a notification leads nowhere. */
export function findTarget({ type, info }: Pick<Notification, "type" | "info">): string {
  if (info.threadSlug !== null) return `/messages?thread=${encodeURIComponent(info.threadSlug)}`;
  if (info.classroomSlug !== undefined) return `/classroom/${encodeURIComponent(info.classroomSlug)}`;
  if (info.productSlug !== undefined) return `/open/${encodeURIComponent(info.productSlug)}`;
  if (type === "Certification" || type === "Attestation") return "/me";
  return type === "Import" ? "/admin/people/import" : "/";
}

// Knows which columns a notification stands in, and how they become one.
import type { ImportStatus, Notification } from "@academiz/domain/notifications";
import { sql } from "drizzle-orm";
import { notifications } from "../../schema/index.ts";

export const notificationColumns = {
  slug: notifications.slug,
  text: notifications.text,
  type: notifications.type,
  isRead: notifications.isRead,
  threadSlug: notifications.threadSlug,
  productSlug: sql<string | null>`coalesce(${notifications.productSlug}, ${notifications.aboutSlug})`,
  classroomSlug: notifications.classroomSlug,
  importStatus: notifications.importStatus,
  importReport: notifications.importReport,
  createdAt: notifications.createdAt,
};
type Selected = Omit<Notification, "info"> & {
  readonly threadSlug: string | null;
  readonly productSlug: string | null;
  readonly classroomSlug: string | null;
  readonly importStatus: ImportStatus | null;
  readonly importReport: readonly string[] | null;
};
export const toNotification = ({
  threadSlug,
  productSlug,
  classroomSlug,
  importStatus,
  importReport,
  ...row
}: Selected): Notification => ({
  ...row,
  info: {
    threadSlug,
    ...(productSlug !== null && { productSlug }),
    ...(classroomSlug !== null && { classroomSlug }),
    ...(importStatus && { importStatus, importReport: [...(importReport ?? [])] }),
  },
});

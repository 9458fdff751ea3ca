export type { Mark as NotificationMark, NotificationList } from "./notification-list.ts";
export * from "./notifications.connect.ts";
export * from "./notifications.machine.ts";
export type * from "./notifications.types.ts";

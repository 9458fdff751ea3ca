export * from "./notification.ts";
export * from "./read-notification.ts";

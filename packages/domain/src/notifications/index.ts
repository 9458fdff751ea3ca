export * from "./import-progress.ts";
export * from "./notification.ts";
export * from "./read-notification.ts";

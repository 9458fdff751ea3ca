export * from "./export-progress.ts";
export * from "./import-progress.ts";
export * from "./job-telling.ts";
export * from "./notification.ts";
export * from "./read-notification.ts";
export * from "./thread-change.ts";

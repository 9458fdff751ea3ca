// Knows the use cases of notifications.
export * from "./mark-notifications.ts";
export * from "./open-stream.ts";
export * from "./read-notifications.ts";
export { tellDue } from "./tell-due.ts";

// Knows the use cases of pushed notifications.
export * from "./deliver-pushes.ts";
export * from "./own-push.ts";

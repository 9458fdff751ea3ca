export * from "./locale.ts";
export * from "./notification-texts.ts";

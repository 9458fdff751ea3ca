export * from "./default-texts.ts";
export * from "./locale.ts";
export * from "./notification-texts.ts";
export * from "./own-texts.ts";

export * from "./account-gateway.ts";
export * from "./api-client.ts";
export * from "./browser-api.ts";
export * from "./learner-catalog.ts";
export * from "./learniz-library.ts";
export * from "./learniz-playing.ts";
export * from "./session-gateway.ts";

// Knows the use cases of surveys after sessions.
export * from "./ask-surveys.ts";
export * from "./own-surveys.ts";
export * from "./read-results.ts";

// Knows how the server is.
export * from "./judge-health.ts";

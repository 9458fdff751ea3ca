export * from "./dialects.ts";
export * from "./find-api.ts";
export * from "./has-launch-flag.ts";
export type * from "./host.ts";
export * from "./record-calls.ts";
export * from "./start-host.ts";

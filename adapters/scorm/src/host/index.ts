export * from "./dialects.ts";
export * from "./find-api.ts";
export type * from "./host.ts";
export * from "./start-host.ts";

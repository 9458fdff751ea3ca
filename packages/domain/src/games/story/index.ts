export * from "./edit.ts";
export type { Explored } from "./explore.ts";
export * from "./schema.ts";
export type * from "./view.ts";

export * from "./edit.ts";
export * from "./schema.ts";
export type * from "./view.ts";

export * from "./edit.ts";
export * from "./schema.ts";
export type { SketchAnswer } from "./turns.ts";
export type * from "./view.ts";

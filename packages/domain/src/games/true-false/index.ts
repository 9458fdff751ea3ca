export * from "./answers.ts";
export * from "./edit.ts";
export * from "./schema.ts";
export * from "./score.ts";
export * from "./unwritten.ts";
export type * from "./view.ts";

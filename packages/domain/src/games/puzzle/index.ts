export * from "./edit.ts";
export type { PuzzleView } from "./rules.ts";
export * from "./schema.ts";

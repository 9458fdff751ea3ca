export { type DotsView, type DotView, tryDot } from "./dots.ts";
export * from "./edit.ts";
export * from "./edit-dots.ts";
export type { PairsView, PairView } from "./rules.ts";
export * from "./schema.ts";

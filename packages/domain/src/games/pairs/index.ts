export * from "./edit.ts";
export type { PairsView, PairView } from "./rules.ts";
export * from "./schema.ts";

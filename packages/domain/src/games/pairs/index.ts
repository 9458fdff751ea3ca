export * from "./edit.ts";
export type { PairsView, PairView, Partner } from "./rules.ts";
export * from "./schema.ts";

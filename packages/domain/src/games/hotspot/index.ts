export * from "./edit.ts";
export type { FindView, HotspotView, SpotView } from "./rules.ts";
export * from "./schema.ts";

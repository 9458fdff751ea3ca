export * from "./edit.ts";
export type { CategoriseView, ThingView } from "./rules.ts";
export * from "./schema.ts";

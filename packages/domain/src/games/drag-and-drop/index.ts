export * from "./edit.ts";
export type { DragAndDropView, DraggedView, ZoneView } from "./rules.ts";
export * from "./schema.ts";

export * from "./edit.ts";
export { type DragAndDropView, type DraggedView, NOWHERE, type ZoneView } from "./rules.ts";
export * from "./schema.ts";

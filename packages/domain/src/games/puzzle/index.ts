export { listTray, moveTile, type Places, keepBoard, startPlaces } from "./board.ts";
export * from "./edit.ts";
export type { PuzzleView } from "./rules.ts";
export * from "./schema.ts";

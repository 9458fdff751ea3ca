export { keepBoard, listTray, moveTile, type Places, startPlaces } from "./board.ts";
export * from "./edit.ts";
export type { PuzzleView } from "./rules.ts";
export * from "./schema.ts";

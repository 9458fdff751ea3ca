// Knows the use cases of planning classrooms: conflicts, series, the people of a slot, sheets
// and programmes.
export * from "./find-conflicts.ts";
export * from "./find-people.ts";
export * from "./list-classrooms.ts";
export * from "./make-series.ts";
export * from "./print-programme.ts";
export * from "./print-sheet.ts";

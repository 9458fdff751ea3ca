// Knows the use cases by which classrooms are planned: what stands in the way, series, who can be in a slot, and sheets.
export * from "./find-conflicts.ts";
export * from "./find-people.ts";
export * from "./list-classrooms.ts";
export * from "./make-series.ts";
export * from "./print-sheet.ts";

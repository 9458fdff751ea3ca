export { begin, reopen } from "./beginnings.ts";
export * from "./compare.ts";
export { type Happening, happen } from "./happenings.ts";
export type { CourseShape, OracleEvent, OracleReport, OracleState, Strategy } from "./shapes.ts";

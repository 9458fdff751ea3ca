export { begin, reopen } from "./beginnings.ts";
export * from "./compare.ts";
export { type Happening, happen } from "./happenings.ts";
export { judgePassword, type PasswordRule, type RuleState } from "./judge-password.ts";
export type { CourseShape, OracleEvent, OracleReport, OracleState, Strategy } from "./shapes.ts";

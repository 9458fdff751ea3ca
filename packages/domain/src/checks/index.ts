export * from "./check-learniz.ts";
export * from "./explain-problem.ts";
export type * from "./problem.ts";

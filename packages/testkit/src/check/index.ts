// Knows what the command academiz-check is made of, for those who check courses from a program.
export * from "./check-course.ts";
export * from "./describe-report.ts";
export * from "./find-way.ts";
export * from "./parse-course.ts";
export type { CounterExample } from "./play-learners.ts";

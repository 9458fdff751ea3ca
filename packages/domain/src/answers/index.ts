export * from "./ended-attempt.ts";
export * from "./list-course-attempts.ts";
export * from "./list-go-attempts.ts";
export * from "./tell-answer.ts";

export * from "./ended-attempt.ts";
export * from "./list-course-attempts.ts";
export * from "./list-go-attempts.ts";
export * from "./sequence-answers.ts";
export * from "./tell-answer.ts";

// Knows the use cases that courses alone have.
export * from "./course-cache.ts";
export * from "./make-template.ts";

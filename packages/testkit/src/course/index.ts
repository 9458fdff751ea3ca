export * from "./arbitrary-events.ts";
export * from "./arbitrary-learniz.ts";
export * from "./make-course.ts";

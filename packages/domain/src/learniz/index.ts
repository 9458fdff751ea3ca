export * from "./course.ts";
export * from "./interactivity.ts";
export * from "./rich-text.ts";
export * from "./rules.ts";

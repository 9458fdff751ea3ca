export * from "./columns.ts";
export * from "./find-sequences.ts";
export * from "./list-kept.ts";
export * from "./questions.ts";
export * from "./read-pasted.ts";
export * from "./read-questions.ts";
export * from "./write-questions.ts";

export * from "./answers.ts";
export * from "./schema.ts";
export * from "./score.ts";

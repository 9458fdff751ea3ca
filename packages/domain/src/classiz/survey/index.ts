export * from "./answers.ts";
export * from "./edit-survey.ts";
export * from "./results.ts";
export * from "./rounds.ts";
export * from "./survey.ts";
export * from "./survey-file.ts";

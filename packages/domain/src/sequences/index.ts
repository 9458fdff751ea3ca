export * from "./attempt.ts";
export * from "./content.ts";
export * from "./limits.ts";
export * from "./merge-answers.ts";
export * from "./stat.ts";
export * from "./summarize.ts";

export * from "./check-sequence.ts";
export * from "./draft.ts";
export * from "./edit-sequence.ts";
export type { MasteryLack } from "./find-lack.ts";
export * from "./find-twins.ts";
export * from "./limits.ts";
export * from "./name-answers.ts";
export * from "./take-themes.ts";
export * from "./truth-words.ts";

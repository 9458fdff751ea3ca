export * from "./edit.ts";
export type { ShortAnswerView, ShortQuestionView } from "./rules.ts";
export * from "./schema.ts";

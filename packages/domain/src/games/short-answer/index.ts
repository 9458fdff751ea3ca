export * from "./edit.ts";
export { isNear, readNumbers } from "./read-number.ts";
export type { ShortAnswerView, ShortQuestionView } from "./rules.ts";
export * from "./schema.ts";

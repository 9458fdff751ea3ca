export * from "./edit.ts";
export { type OrderingView, type OrderQuestionView, shuffleSteps } from "./rules.ts";
export * from "./schema.ts";

export * from "./edit.ts";
export type { OrderingView, OrderQuestionView } from "./rules.ts";
export * from "./schema.ts";

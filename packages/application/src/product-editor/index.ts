export * from "./editor-kind.ts";
export * from "./flush-draft.ts";
export type * from "./learniz/learniz.types.ts";
export * from "./learniz/learniz-editor.ts";
export * from "./learniz/review-conflict.ts";
export * from "./learniz/review-draft.ts";
export * from "./product-editor.connect.ts";
export * from "./product-editor.machine.ts";
export type * from "./product-editor.types.ts";

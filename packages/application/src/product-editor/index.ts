export type { StepPlace } from "./find-step.ts";
export * from "./flush-draft.ts";
export { keepSteps } from "./keep-steps.ts";
export * from "./product-editor.connect.ts";
export * from "./product-editor.machine.ts";
export type * from "./product-editor.types.ts";
export * from "./review-conflict.ts";

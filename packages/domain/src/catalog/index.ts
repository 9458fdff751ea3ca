export * from "./compute-steps.ts";
export * from "./difficulty.ts";
export * from "./judge-due.ts";
export * from "./name-copy.ts";
export * from "./name-due-stage.ts";
export * from "./played.ts";
export type * from "./product.ts";
export * from "./product-traits.ts";
export * from "./product-type.ts";

export * from "./compute-steps.ts";
export type * from "./product.ts";
export * from "./product-type.ts";

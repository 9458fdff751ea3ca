export * from "./fill-scorm.ts";
export * from "./game-intro.ts";
export * from "./gap.ts";
export * from "./kinds.ts";
export type * from "./product-kind.ts";
export { retitleProduct } from "./retitle-product.ts";

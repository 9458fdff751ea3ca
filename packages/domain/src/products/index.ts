export * from "./kind/gap.ts";
export type * from "./kind/product-kind.ts";
export { retitleProduct } from "./kind/retitle-product.ts";
export * from "./kind/settings.ts";
export * from "./kinds.ts";
export * from "./trial-messages.ts";
export * from "./types/fill-scorm.ts";
export * from "./types/game-intro.ts";
export { putSectionProducts, readSectionProducts } from "./types/section.ts";

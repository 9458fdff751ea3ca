export * from "./kind/difficulty.ts";
export * from "./kind/gap.ts";
export type * from "./kind/product-kind.ts";
export { retitleProduct } from "./kind/retitle-product.ts";
export * from "./kind/settings.ts";
export * from "./kinds.ts";
export * from "./trial-messages.ts";
export {
  type AttachedItem,
  type AttachedSource,
  cleanAddress,
  readSource,
  type Showing,
  viewAttachment,
  writeSource,
} from "./types/attachment.ts";
export * from "./types/fill-scorm.ts";
export * from "./types/game-intro.ts";
export * from "./types/game-look.ts";
export { putSectionProducts, readSectionProducts } from "./types/section.ts";

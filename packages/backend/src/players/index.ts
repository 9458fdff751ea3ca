// Knows the use cases of learners with their products.
export * from "./add-histories.ts";
export { type ContentCache, createContentCache } from "./content-cache.ts";
export * from "./link-product.ts";
export * from "./list-my-products.ts";
export * from "./play-learniz.ts";
export * from "./play-product.ts";
export * from "./read-profile-stats.ts";
export * from "./read-progress.ts";
export * from "./save-attachment.ts";
export * from "./save-classiz.ts";
export * from "./save-game.ts";
export * from "./save-progress.ts";

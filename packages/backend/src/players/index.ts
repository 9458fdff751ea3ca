// Knows the use cases of learners with their products.
export * from "./add-histories.ts";
export * from "./link-product.ts";
export * from "./list-my-products.ts";
export * from "./play-learniz.ts";
export * from "./play-product.ts";
export * from "./read-profile-stats.ts";

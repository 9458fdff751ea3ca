// Knows the use cases that bring a product to its learners, or show it to its author.
export * from "./link-product.ts";
export * from "./list-links.ts";
export * from "./list-publications.ts";
export * from "./preview-product.ts";
export * from "./publish-product.ts";
export * from "./withdraw-product.ts";

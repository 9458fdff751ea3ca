// Knows the use cases of authors with products of every type.
export * from "./create-product.ts";
export * from "./delete-product.ts";
export * from "./duplicate-product.ts";
export * from "./find-product.ts";
export { createProductFolder, dissolveProductFolder, listProductFolders, updateProductFolder } from "./folders.ts";
export * from "./list-answers.ts";
export * from "./list-learners.ts";
export * from "./list-products.ts";
export * from "./list-uses.ts";
export * from "./list-waiting-learners.ts";
export * from "./read-product.ts";
export * from "./save-product.ts";
export * from "./tag-product.ts";

// Knows how learners search everything that is open to them, and the content of it.
export * from "./list-product-files.ts";
export * from "./read-sought-page.ts";
export * from "./search-my-products.ts";

// Knows how learners search everything that is open to them.
export * from "./search-my-products.ts";

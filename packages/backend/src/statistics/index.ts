// Knows the use cases of what is computed of learners.

export { comparePublications } from "./compare-publications.ts";
export * from "./compute-statistics.ts";
export { listLate } from "./list-late.ts";
export * from "./plan-statistics.ts";
export * from "./read-client-statistics.ts";
export * from "./read-product-statistics.ts";
export * from "./write-statistics.ts";

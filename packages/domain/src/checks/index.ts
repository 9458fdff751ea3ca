export * from "./check-game-product.ts";
export * from "./check-learniz.ts";
export type { PageColors } from "./look/judge-styles.ts";
export * from "./map-locks.ts";
export * from "./problems/explain-problem.ts";
export type * from "./problems/problem.ts";

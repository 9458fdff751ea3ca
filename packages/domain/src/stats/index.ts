export * from "./clean-visit.ts";
export * from "./judge-item.ts";
export * from "./periods.ts";
export * from "./tally-items.ts";
export * from "./tally-product.ts";
export * from "./write-statistics.ts";

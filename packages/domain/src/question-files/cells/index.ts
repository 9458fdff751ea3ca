export * from "./cell-columns.ts";
export * from "./put-cells.ts";
export * from "./read-cell.ts";

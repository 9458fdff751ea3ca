export * from "./bounds.ts";
export * from "./choose-evicted.ts";
export * from "./cut-range.ts";
export * from "./held-mark.ts";
export * from "./may-keep.ts";
export * from "./read-keeper.ts";
export * from "./sort-request.ts";

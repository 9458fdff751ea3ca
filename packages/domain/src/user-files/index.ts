export * from "./absent.ts";
export * from "./columns.ts";
export * from "./digest.ts";
export * from "./example.ts";
export * from "./lists.ts";
export * from "./places.ts";
export * from "./read-row.ts";
export * from "./write-row.ts";

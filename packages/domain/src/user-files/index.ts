export * from "./cells.ts";

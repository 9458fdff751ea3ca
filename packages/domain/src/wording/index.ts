export * from "./locale.ts";

export * from "./package-rules.ts";
export { readSequencing } from "./read-sequencing.ts";
export * from "./sequencing.ts";

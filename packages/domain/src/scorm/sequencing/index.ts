export * from "./package-rules.ts";
export { indexSharedRules, readSequencing, type SharedRules } from "./read-sequencing.ts";
export * from "./sequencing.ts";

export { indexSharedRules, readSequencing, type SharedRules } from "./read-sequencing.ts";
export * from "./sequencing.ts";

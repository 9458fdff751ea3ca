export * from "./attachment.ts";
export * from "./game.ts";
export * from "./read-result.ts";
export * from "./scorm.ts";
export type * from "./verdict.ts";

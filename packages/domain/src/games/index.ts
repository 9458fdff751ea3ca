export * from "./best-result.ts";
export * from "./find-game.ts";
export * from "./game-config.ts";
export type * from "./game-result.ts";
export * from "./registry.ts";
export * from "./true-false/index.ts";
export type * from "./unwritten.ts";

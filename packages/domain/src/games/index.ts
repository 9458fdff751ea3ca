export * from "./best-result.ts";
export * from "./find-game.ts";
export * from "./game/game-config.ts";
export type * from "./game/game-result.ts";
export type * from "./game/unwritten.ts";
export * from "./registry.ts";
export * from "./true-false/index.ts";

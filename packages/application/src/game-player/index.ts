export * from "./game-player.connect.ts";
export * from "./game-player.machine.ts";
export type * from "./game-player.types.ts";
export * from "./send-waiting-game.ts";
export * from "./try-game.ts";

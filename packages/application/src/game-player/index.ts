export type { StatementView, TrueFalseView } from "../playing/connect-true-false.ts";
export * from "./game-player.connect.ts";
export * from "./game-player.machine.ts";
export type * from "./game-player.types.ts";

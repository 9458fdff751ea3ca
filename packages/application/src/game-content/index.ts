export * from "./game-content.connect.ts";
export * from "./game-content.machine.ts";

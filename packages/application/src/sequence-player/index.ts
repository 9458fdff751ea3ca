export * from "./send-waiting-goes.ts";
export * from "./sequence-player.connect.ts";
export * from "./sequence-player.machine.ts";
export type * from "./sequence-player.types.ts";

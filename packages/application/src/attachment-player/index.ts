export * from "./attachment-player.connect.ts";
export * from "./attachment-player.machine.ts";
export * from "./send-waiting-opening.ts";

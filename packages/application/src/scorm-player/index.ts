export * from "./scorm-player.connect.ts";
export * from "./scorm-player.machine.ts";
export type { ScormPlayerEvent, ScormPlayerInput, ScormPlayerPorts, TellFrame } from "./scorm-player.types.ts";

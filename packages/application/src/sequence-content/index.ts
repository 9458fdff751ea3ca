export * from "./levels.connect.ts";
export * from "./sequence-content.connect.ts";
export * from "./sequence-content.machine.ts";

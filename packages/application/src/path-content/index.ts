export * from "./path-content.connect.ts";
export * from "./path-content.machine.ts";

export * from "./section-content.connect.ts";
export * from "./section-content.machine.ts";

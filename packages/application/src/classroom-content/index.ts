export * from "./classroom-content.connect.ts";
export * from "./classroom-content.machine.ts";

export * from "./hear-begun.ts";
export * from "./read-tasks.ts";
export * from "./tasks.connect.ts";
export * from "./tasks.machine.ts";

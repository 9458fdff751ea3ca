export * from "./audience.connect.ts";
export * from "./audience.machine.ts";
export * from "./links.machine.ts";
export * from "./read-written.ts";

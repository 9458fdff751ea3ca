export * from "./threads.connect.ts";
export * from "./threads.machine.ts";
export * from "./threads.types.ts";
export * from "./write-in-threads.ts";

export * from "./clients.connect.ts";
export * from "./clients.machine.ts";

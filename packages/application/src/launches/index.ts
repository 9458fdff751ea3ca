export * from "./launches.connect.ts";
export * from "./launches.machine.ts";
export * from "./write-log.ts";

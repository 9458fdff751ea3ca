export * from "./connect-host-log.ts";
export * from "./write-host-log.ts";

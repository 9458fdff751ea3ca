export * from "./waiting-results.machine.ts";

export * from "./statistics.machine.ts";

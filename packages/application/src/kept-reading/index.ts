export * from "./kept-reading.machine.ts";

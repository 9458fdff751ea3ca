export * from "./publications.machine.ts";

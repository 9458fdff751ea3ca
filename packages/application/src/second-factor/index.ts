export * from "./second-factor.machine.ts";

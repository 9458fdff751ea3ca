export * from "./learners.machine.ts";

export * from "./learner-path.connect.ts";
export * from "./learner-path.machine.ts";

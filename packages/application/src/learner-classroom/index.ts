export * from "./learner-classroom.connect.ts";
export * from "./learner-classroom.machine.ts";
export * from "./surveys.ts";

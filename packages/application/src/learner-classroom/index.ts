export * from "./learner-classroom.connect.ts";
export * from "./learner-classroom.machine.ts";
export * from "./surveys.ts";
export { type TriedClassroom, tryClassroom } from "./try-classroom.ts";

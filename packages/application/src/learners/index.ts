export * from "./answers.machine.ts";
export * from "./learners.machine.ts";
export * from "./one-learner.machine.ts";
export * from "./path-learner.machine.ts";
export * from "./waiting.machine.ts";
export * from "./write-answers.ts";

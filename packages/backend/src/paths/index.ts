// Knows the use cases of learning paths: what a learner sees of one, begins and chooses, and what an author does for
// them.
export * from "./begin-path.ts";
export * from "./choose-way.ts";
export * from "./list-learner-runs.ts";
export * from "./override-step.ts";
export * from "./read-path.ts";
export { listSlotSteps, overrideSlotStep } from "./slot-steps.ts";

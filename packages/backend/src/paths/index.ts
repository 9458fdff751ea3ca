// Knows the use cases of learning paths: what a learner sees of one, begins and chooses.
export * from "./begin-path.ts";
export * from "./choose-way.ts";
export * from "./read-path.ts";

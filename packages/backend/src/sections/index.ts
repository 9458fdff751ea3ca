// Knows the use cases of sections: what a learner sees of one.
export * from "./read-section.ts";

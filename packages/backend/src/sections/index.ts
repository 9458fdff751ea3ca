// Knows the use cases of sections: what a learner sees of one, and what its publication means for those who began.
export * from "./read-section.ts";
export * from "./settle-learners.ts";

// Knows the use cases by which authors help one learner of a product.
export { endExtension, extendLearner } from "./extend-learner.ts";
export { readLearnerStanding } from "./read-standing.ts";
export { resetLearner } from "./reset-learner.ts";
export { writeToLearner } from "./write-to-learner.ts";

// Knows the use cases of what somebody learns, as they see it themselves.
export { listOwnHistory, readOwnLearning } from "./read-own-learning.ts";

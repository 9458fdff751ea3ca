// Knows the use cases of one person's page in the back office.
export { listSubProducts, readLearning } from "./read-learning.ts";

// Knows the use cases of one person's page in the back office.
export { countAttendance } from "./count-attendance.ts";
export { listSubProducts, readLearning } from "./read-learning.ts";

// Knows the use cases of one's own account: sessions, data, the second factor.
export { countOwnAttendance } from "./count-own-attendance.ts";
export * from "./open-sessions.ts";
export { OWN_DATA_AT_ONCE, readOwnData } from "./read-own-data.ts";
export { resetByOperator } from "./reset-by-operator.ts";
export * from "./second-factor.ts";

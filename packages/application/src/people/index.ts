export { findTwin } from "./find-twin.ts";
export * from "./lost-attendance.ts";
export * from "./people.connect.ts";
export * from "./people.machine.ts";
export * from "./person-page.ts";
export * from "./placing.ts";

// Knows how a learner writes notes of their own while they play.
export * from "./notes.connect.ts";
export * from "./notes.machine.ts";
export type * from "./notes.types.ts";

// Knows the use cases of who is enrolled in a classroom session, and who was there.
export * from "./change-slot.ts";
export * from "./enrol.ts";
export * from "./export-presences.ts";
export * from "./import-presences.ts";
export * from "./list-timeslots.ts";
export * from "./mark-presence.ts";
export * from "./news/remind-of-slots.ts";
export * from "./places/index.ts";
export * from "./remove-slot.ts";
export * from "./save-classiz.ts";
export * from "./signing/index.ts";

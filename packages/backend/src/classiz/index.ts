// Knows the use cases of classroom sessions: their slots, who is enrolled, and who was there.
export * from "./change-slot.ts";
export * from "./enrol.ts";
export * from "./export-presences.ts";
export * from "./import-presences.ts";
export * from "./list-slots.ts";
export * from "./list-timeslots.ts";
export * from "./make-slot.ts";
export * from "./mark-presence.ts";
export * from "./read-mean-use.ts";
export * from "./read-slot.ts";
export * from "./remove-slot.ts";
export * from "./sign-slot.ts";

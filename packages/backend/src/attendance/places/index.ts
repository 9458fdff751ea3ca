// Knows the use cases of a learner's places in slots.
export * from "./join-slot.ts";
export * from "./list-near-slots.ts";
export * from "./preview-classroom.ts";
export * from "./read-classroom.ts";

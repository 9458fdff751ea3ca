// Knows the use cases of classroom sessions and their slots.
export * from "./list-slots.ts";
export * from "./make-slot.ts";
export * from "./read-mean-use.ts";
export * from "./read-slot.ts";

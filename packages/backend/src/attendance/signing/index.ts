// Knows the use cases of signing a slot: with its code, without one, and by its trainer.
export * from "./read-signing-code.ts";
export * from "./sign-as-trainer.ts";
export * from "./sign-by-code.ts";
export * from "./sign-slot.ts";

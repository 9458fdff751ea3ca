// Knows the use cases of signing a slot: by its code, freely, and by who taught.
export * from "./read-signing-code.ts";
export * from "./sign-as-trainer.ts";
export * from "./sign-by-code.ts";
export * from "./sign-slot.ts";

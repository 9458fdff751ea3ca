// Knows the rotating code of a slot: how it is spelt, and what it proves.
export * from "./judge-code.ts";
export * from "./signing-address.ts";
export * from "./spell-code.ts";

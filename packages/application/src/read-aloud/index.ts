// Knows how a page is read aloud.
export * from "./read-aloud.connect.ts";
export * from "./read-aloud.machine.ts";
export type * from "./read-aloud.types.ts";

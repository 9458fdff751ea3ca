// Knows the use cases of how somebody wants to read.
export * from "./own-reading.ts";

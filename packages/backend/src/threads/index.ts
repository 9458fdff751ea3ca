// Knows the use cases of threads.
export * from "./change-thread.ts";
export * from "./open-thread.ts";
export * from "./read-threads.ts";

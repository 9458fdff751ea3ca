// Knows the use cases of how long a client keeps what.
export * from "./own-retention.ts";
export * from "./prune-kept.ts";

export * from "./draft-journal.suite.ts";
export * from "./memory-draft-journal.ts";
export * from "./memory-progress-journal.ts";
export * from "./memory-token-store.ts";
export * from "./progress-journal.suite.ts";
export * from "./token-store.suite.ts";

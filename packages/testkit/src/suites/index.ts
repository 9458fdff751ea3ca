// Knows the contract suites of the clients' ports: each declares vitest tests that an adapter has to pass.
export * from "./draft-journal.suite.ts";
export * from "./launch-journal.suite.ts";
export * from "./progress-journal.suite.ts";
export * from "./token-store.suite.ts";

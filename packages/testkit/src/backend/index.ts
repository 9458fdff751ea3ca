// Knows the contract suites of the server's ports.
export * from "./account-events.suite.ts";
export * from "./accounts.suite.ts";
export * from "./answers.suite.ts";
export * from "./attestations.suite.ts";
export * from "./certificates.suite.ts";
export * from "./clients.suite.ts";
export * from "./conversations.suite.ts";
export * from "./document-store.suite.ts";
export * from "./documents.suite.ts";
export * from "./launches.suite.ts";
export * from "./notes.suite.ts";
export * from "./notifications.suite.ts";
export * from "./partial-uploads.suite.ts";
export * from "./path-runs.suite.ts";
export * from "./plays.suite.ts";
export * from "./products.suite.ts";
export { createClientRecord, type Repositories, settle } from "./repositories.ts";
export * from "./threads.suite.ts";

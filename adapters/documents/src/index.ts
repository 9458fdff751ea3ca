// Knows what the documents adapter offers.
export { createDocumentStore, type FileStore } from "./document-store.ts";
export { judgeMediaType } from "./media-type.ts";
export { ruleServing, type ServingRule } from "./serving-rules.ts";

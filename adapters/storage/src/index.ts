export * from "./bound-progress-journal.ts";
export * from "./browser-draft-journal.ts";
export * from "./browser-progress-journal.ts";
export * from "./browser-token-store.ts";
export * from "./kept-progress.ts";
export * from "./reach-storage.ts";
export * from "./sealed-journal.ts";
export * from "./tab-first-token-store.ts";

export * from "./answer-template.ts";
export * from "./arrange-threads.ts";
export * from "./change-thread.ts";
export * from "./converse.ts";
export * from "./judge-message.ts";
export * from "./message-file.ts";
export * from "./read-state.ts";
export * from "./thread.ts";

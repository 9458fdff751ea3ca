export * from "./arrange-notes.ts";
export * from "./judge-note.ts";
export * from "./keep-note.ts";
export * from "./note.ts";
export * from "./write-notes.ts";

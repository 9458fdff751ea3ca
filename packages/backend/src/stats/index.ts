// Knows the use cases of statistics about the apps themselves.
export * from "./count-visits.ts";
export * from "./note-visit.ts";

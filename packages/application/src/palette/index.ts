export * from "./find-items.ts";
export * from "./match-words.ts";

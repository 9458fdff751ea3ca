export type { TextOwner } from "./edit-course.ts";
export { type FoundWords, findWords } from "./find-words.ts";
export { type Replacement, replaceWords } from "./replace-words.ts";
export type { WordsQuery } from "./words-query.ts";

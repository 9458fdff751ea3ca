// Knows where a course contains the words that its author looks for.
import { cutAround, type Excerpt } from "../../../kernel/index.ts";
import type { Learniz } from "../../content/course.ts";
import { editCourse, type TextOwner } from "./edit-course.ts";
import { listRanges, type WordsQuery } from "./words-query.ts";

/** One place where the words stand. */
export interface FoundWords {
  readonly owner: TextOwner;
  /** The number of the place, from 0, among those of the same owner. */
  readonly at: number;
  readonly excerpt: Excerpt;
}

/** How many letters are shown on each side of the found words. */
const AROUND = 40;

/** All texts of a course with their owners, in the order of reading. */
export function listCourseTexts(learniz: Learniz): readonly { readonly owner: TextOwner; readonly text: string }[] {
  const texts: { owner: TextOwner; text: string }[] = [];
  editCourse(learniz, (owner) => (text) => {
    texts.push({ owner, text });
    return [];
  });
  return texts;
}

/** In the order of reading; `query` decides whether capitals and accents matter. */
export function findWords(learniz: Learniz, query: WordsQuery): readonly FoundWords[] {
  const counts = new Map<TextOwner, number>();
  return listCourseTexts(learniz).flatMap(({ owner, text }) =>
    listRanges(text, query).map((range) => {
      const at = counts.get(owner) ?? 0;
      counts.set(owner, at + 1);
      return { owner, at, excerpt: cutAround(text, range, AROUND) };
    }),
  );
}

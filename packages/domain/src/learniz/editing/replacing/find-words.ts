// Knows where a course says what its author looks for.
import { cutAround, type Excerpt } from "../../../kernel/index.ts";
import type { Learniz } from "../../content/course.ts";
import { editCourse, type TextOwner } from "./edit-course.ts";
import { listRanges, type WordsQuery } from "./words-query.ts";

/** One place where it is said. */
export interface FoundWords {
  readonly owner: TextOwner;
  /** From 0, among those of the same owner. */
  readonly at: number;
  readonly excerpt: Excerpt;
}

/** Letters on each side of what was found. */
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

/** In the order of reading; capitals and accents matter as `query` says. */
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

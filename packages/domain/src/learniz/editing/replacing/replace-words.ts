// Knows how words are replaced in a course, in one place or everywhere.
import type { TextEdit } from "../../../kernel/index.ts";
import { applyEdits } from "../../../kernel/index.ts";
import type { Learniz } from "../../content/course.ts";
import { editCourse, type TextOwner } from "./edit-course.ts";
import { type FoundWords, listCourseTexts } from "./find-words.ts";
import { followCase, listRanges, type WordsQuery } from "./words-query.ts";

/** The result of replacing. */
export interface Replacement {
  readonly learniz: Learniz;
  readonly replaced: number;
  /** How many places were left as they were, because a game could not be read after the replacement. */
  readonly left: number;
}

/** Replaces the words that `query` finds: everywhere, or only in the given place. */
export function replaceWords(
  learniz: Learniz,
  query: WordsQuery,
  written: string,
  which: "all" | Pick<FoundWords, "owner" | "at">,
): Replacement {
  const counts = new Map<TextOwner, number>();
  const isMeant = (owner: TextOwner) => {
    const at = counts.get(owner) ?? 0;
    counts.set(owner, at + 1);
    return which === "all" || (which.owner === owner && which.at === at);
  };
  const listEdits = (owner: TextOwner, text: string): readonly TextEdit[] =>
    listRanges(text, query)
      .filter(() => isMeant(owner))
      .map((range) => ({ ...range, written: followCase(text.slice(range.start, range.end), written, query) }));

  const texts = listCourseTexts(learniz);
  const edits = texts.map(({ owner, text }) => listEdits(owner, text));
  let asked = -1;
  const edited = editCourse(learniz, () => () => {
    asked++;
    return edits[asked] ?? [];
  });
  const now = listCourseTexts(edited);
  const taken = edits.map((own, index) => {
    const expected = applyEdits(texts[index]?.text ?? "", own);
    return now[index]?.text === expected ? own.length : 0;
  });
  const replaced = taken.reduce((sum, count) => sum + count, 0);
  const wanted = edits.reduce((sum, own) => sum + own.length, 0);
  return { learniz: edited, replaced, left: wanted - replaced };
}

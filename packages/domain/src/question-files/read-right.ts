// Knows how a cell says which answers of its row are right: by their numbers, such as `1, 3`, as the workbook writes
// them, or as people write them: by letters (`A, C`), or in the answers' own words.
import { foldText } from "../kernel/index.ts";

export interface RightAnswers {
  /** From 1. */
  readonly numbers: ReadonlySet<number>;
  /** The first word that names no answer; null: all do. */
  readonly unknown: string | null;
}

/** `answers`: as they stand in the row; an empty one is none. */
export function readRight(cell: string, answers: readonly string[]): RightAnswers {
  const texts = answers.map((text) => foldText(text.trim()));
  // Nothing is left of some marks once they are folded: they have a number alone.
  const findText = (said: string) => {
    const text = foldText(said.trim());
    return text === "" ? 0 : texts.indexOf(text) + 1;
  };
  const find = (word: string): number => {
    if (/^\d+$/.test(word)) return Number(word);
    return findText(word) || (/^[a-z]$/i.test(word) ? word.toLowerCase().charCodeAt(0) - 96 : 0);
  };
  // Numbers are numbers, whatever an answer says.
  const isText = (said: string) => !/^[\d\s,;/]*$/.test(said) && findText(said) > 0;
  const words = isText(cell)
    ? [cell.trim()]
    : cell.split(/[,;/\n]+/).flatMap((part) => (isText(part) ? [part.trim()] : part.split(/\s+/)));
  const found = words.filter((word) => word !== "").map((word) => ({ word, number: find(word) }));
  const unknown = found.find(({ number }) => (answers[number - 1]?.trim() ?? "") === "");
  return { numbers: new Set(found.map(({ number }) => number)), unknown: unknown?.word ?? null };
}

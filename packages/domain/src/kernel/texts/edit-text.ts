// Knows how parts of a text are replaced.
import type { TextRange } from "./find-folded.ts";

/** A text that replaces a part of another, which may be empty. */
export interface TextEdit extends TextRange {
  readonly written: string;
}

/** The edits of a text, in order, none overlapping another. */
export type EditText = (text: string) => readonly TextEdit[];

/** The text with its parts replaced. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let [result, read] = ["", 0];
  for (const { start, end, written } of edits) {
    result += text.slice(read, start) + written;
    read = end;
  }
  return result + text.slice(read);
}

/**
 * The runs of one line, edited as if they were one text: a replacement stands in the run where the replaced part
 * began, so that it looks like its first letter.
 */
export function editRuns(runs: readonly string[], edit: EditText): readonly string[] {
  const edits = edit(runs.join(""));
  let from = 0;
  return runs.map((run) => {
    const to = from + run.length;
    const own = edits.flatMap(({ start, end, written }) => {
      const isFirst = start >= from && start < to;
      if (!isFirst && (end <= from || start >= to)) return [];
      const part = { start: Math.max(start, from) - from, end: Math.min(end, to) - from };
      return [{ ...part, written: isFirst ? written : "" }];
    });
    from = to;
    return own.length === 0 ? run : applyEdits(run, own);
  });
}

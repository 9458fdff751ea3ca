// Knows which statements of a true/false game nobody has written yet.
import type { UnwrittenKind, UnwrittenQuestion } from "../game/unwritten.ts";
import type { Statement, TrueFalse } from "./schema.ts";

function findUnwritten({ text, sample = [] }: Statement): UnwrittenKind | undefined {
  if (sample.includes("text")) return "sample";
  if (text.trim() === "") return "blank";
  return sample.includes("explanation") ? "explanation" : undefined;
}

/** In the order of the game; empty where an author has written all of it. */
export function listUnwrittenStatements({ content }: TrueFalse): readonly UnwrittenQuestion[] {
  return content.statements.flatMap((statement, index) => {
    const kind = findUnwritten(statement);
    return kind ? [{ number: index + 1, kind }] : [];
  });
}

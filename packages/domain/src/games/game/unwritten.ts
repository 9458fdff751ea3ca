// Knows what an author may have left unwritten in a game.

/**
 * A question that is still the example that a new game comes with (`sample`), one without words (`blank`), or one whose
 * explanation is still the example's while its words are the author's (`explanation`).
 */
export type UnwrittenKind = "sample" | "blank" | "explanation";

/** A question of a game that nobody has written, or not to its end. */
export interface UnwrittenQuestion {
  /** Its place in the game, from 1. */
  readonly number: number;
  readonly kind: UnwrittenKind;
}

interface Written {
  readonly text: string;
  readonly sample?: readonly string[] | undefined;
}

function findKind({ text, sample = [] }: Written): UnwrittenKind | undefined {
  if (sample.includes("text")) return "sample";
  if (text.trim() === "") return "blank";
  return sample.length > 0 ? "explanation" : undefined;
}

/** Of questions that have a `text` and an explanation, in their order; empty where an author has written all of it. */
export const findUnwritten = (questions: readonly Written[]): readonly UnwrittenQuestion[] =>
  questions.flatMap((question, index) => {
    const kind = findKind(question);
    return kind ? [{ number: index + 1, kind }] : [];
  });

// Knows what an author may have left unwritten in a game.

/**
 * A question that is still the example that a new game comes with (`sample`), one without words (`blank`), or one that
 * the author has worded and whose answers (`answers`), or explanation alone (`explanation`), are still the example's.
 * `group`: not a question, but a group without a name, into which some of them belong. `place`: its group was deleted,
 * and the author has not said where it belongs now.
 */
export const UNWRITTEN_KINDS = ["sample", "blank", "group", "place", "answers", "explanation"] as const;
export type UnwrittenKind = (typeof UNWRITTEN_KINDS)[number];

/** A question of a game that nobody has written, or not to its end, or a group of them. */
export interface UnwrittenQuestion {
  /** Its place among the questions of the game, or among its groups, from 1. */
  readonly number: number;
  readonly kind: UnwrittenKind;
}

interface Written {
  readonly text: string;
  readonly sample?: readonly string[] | undefined;
  /** The group that it belonged into is gone. */
  readonly isLost?: boolean;
}

function findKind({ text, sample = [], isLost = false }: Written): UnwrittenKind | undefined {
  if (sample.includes("text")) return "sample";
  if (text.trim() === "") return "blank";
  if (isLost) return "place";
  if (sample.some((part) => part !== "explanation")) return "answers";
  return sample.length > 0 ? "explanation" : undefined;
}

/** Of questions with a `text` and what belongs to it, in their order; empty where an author has written all of it. */
export const findUnwritten = (questions: readonly Written[]): readonly UnwrittenQuestion[] =>
  questions.flatMap((question, index) => {
    const kind = findKind(question);
    return kind ? [{ number: index + 1, kind }] : [];
  });

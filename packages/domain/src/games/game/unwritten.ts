// Knows what an author may have left unwritten in a game.

/**
 * `sample`: a question that is still the example of a new game. `blank`: one without words. `answers`: its author has
 * worded it, but its answers are still the example's. `explanation`: only its explanation still is. `group`: not a
 * question, but a group without a name, into which some of them belong. `place`: its group was removed, and the author
 * has not said where it belongs now.
 */
export const UNWRITTEN_KINDS = ["sample", "blank", "group", "place", "answers", "explanation"] as const;
export type UnwrittenKind = (typeof UNWRITTEN_KINDS)[number];

/** A question of a game, or a group of them, that nobody has written, or not completely. */
export interface UnwrittenQuestion {
  /** Its place among the questions of the game, or among its groups, from 1. */
  readonly number: number;
  readonly kind: UnwrittenKind;
}

interface Written {
  readonly text: string;
  readonly sample?: readonly string[] | undefined;
  /** True: the group that it belonged into was removed. */
  readonly isLost?: boolean;
}

function findKind({ text, sample = [], isLost = false }: Written): UnwrittenKind | undefined {
  if (sample.includes("text")) return "sample";
  if (text.trim() === "") return "blank";
  if (isLost) return "place";
  if (sample.some((part) => part !== "explanation")) return "answers";
  return sample.length > 0 ? "explanation" : undefined;
}

/**
 * Finds the unwritten ones among questions with a `text` and what belongs to it, in their order; empty where an author
 * has written all of it.
 */
export const findUnwritten = (questions: readonly Written[]): readonly UnwrittenQuestion[] =>
  questions.flatMap((question, index) => {
    const kind = findKind(question);
    return kind ? [{ number: index + 1, kind }] : [];
  });

// Knows one item of a game as its author reads it: what is asked, and what is right.

/** One item of a game with its right answer. */
export interface AskedItem {
  /** The item's own, as the game's content has it. */
  readonly slug: string;
  /** What is asked, in the author's words. */
  readonly words: string;
  /** The right answer: in words, or true or false, for which there are the usual ones. */
  readonly right: string | boolean;
  /** Something of it is still the example that a new game comes with. */
  readonly isSample: boolean;
}

// Knows the two things that every strategy decides: which question is next, and what an answer to it changes.
import type { Sequence } from "../content.ts";
import type { Question } from "../question.ts";

/** A question that is asked, and its theme. */
export interface Asked {
  readonly theme: Sequence;
  readonly question: Question;
}
/** What an answer changed: the level rose or fell; `remediates`: the text to read again is shown. */
export interface Moved {
  readonly move: "up" | "down" | null;
  readonly remediates: boolean;
}
/** The standing of a theme; without levels where its strategy has none. */
export interface ThemeStanding {
  readonly uuid: string;
  /** The present level of the learner in the theme, from 0, and how many levels there are. */
  readonly level: number;
  readonly levels: number;
  readonly isMastered: boolean;
  /** The most questions that it asks. */
  readonly most: number;
}
/** The ability of a learner in logits, and its standard error. */
export interface Ability {
  readonly ability: number;
  readonly standardError: number;
}
/** One learner on the way through the questions. */
export interface Way {
  /** The next question, the same until it was answered; null: the go is over. */
  next(): Asked | null;
  /** Takes the answer to the question that `next` gave. */
  take(isRight: boolean): Moved;
  /** For a strategy with levels. */
  readThemes(): readonly ThemeStanding[] | null;
  /** For a strategy that estimates it. */
  readAbility(): Ability | null;
  /** 0–100 in the present state; null where only the answers decide. */
  readScore(): number | null;
  /** The most questions that are asked. */
  readonly most: number;
}

export const STAYED: Moved = { move: null, remediates: false };

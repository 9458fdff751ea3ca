// Knows what every strategy is asked: which question is next, and what an answer to it changes.
import type { Sequence } from "../content.ts";
import type { Question } from "../question.ts";

/** A question that is asked, and of which theme. */
export interface Asked {
  readonly theme: Sequence;
  readonly question: Question;
}
/** What an answer changed: the level rose or fell; `remediates`: what is to be read again is told. */
export interface Moved {
  readonly move: "up" | "down" | null;
  readonly remediates: boolean;
}
/** How a theme stands; without levels where its strategy has none. */
export interface ThemeStanding {
  readonly uuid: string;
  /** Where the learner stands among the levels of the theme, from 0, and how many there are. */
  readonly level: number;
  readonly levels: number;
  readonly isMastered: boolean;
  /** Questions that it asks at most. */
  readonly most: number;
}
/** The ability of a learner in logits, and how sure that is. */
export interface Ability {
  readonly ability: number;
  readonly standardError: number;
}
/** One learner on the way through the questions. */
export interface Way {
  /** The same until it was answered; null: it is over. */
  next(): Asked | null;
  /** The answer to what `next` said. */
  take(isRight: boolean): Moved;
  /** Of a strategy with levels. */
  readThemes(): readonly ThemeStanding[] | null;
  /** Of a strategy that estimates it. */
  readAbility(): Ability | null;
  /** 0–100 as things stand; null where the answers alone say it. */
  readScore(): number | null;
  /** Questions that are asked at most. */
  readonly most: number;
}

export const STAYED: Moved = { move: null, remediates: false };

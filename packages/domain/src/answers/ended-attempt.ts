// Knows the answers of one attempt at a game that ended, as they are kept: one by one, each with what it was worth.
import type { AnsweredItem, Verdict } from "../games/index.ts";

/** Only the first attempts at a game are kept answer by answer: at most this many. */
export const MOST_KEPT_ATTEMPTS = 50;
/** The most answers of one attempt that are kept: more than any game asks for, unless it goes in circles. */
export const MOST_KEPT_ANSWERS = 100;

/** What was answered, as `AnsweredItem` says it by its kind: options by their slugs. */
export type AnswerValue = boolean | number | string | readonly string[];

/** What was answered to one item of a game. */
export interface KeptAnswer {
  /** The item's own slug, as the game's content has it. */
  readonly item: string;
  /** Its place in the attempt, from 0. */
  readonly number: number;
  /** Null, as `answer` then is, where the item was only looked at, or was left out where that is allowed. */
  readonly kind: AnsweredItem["kind"] | null;
  readonly answer: AnswerValue | null;
  /** Null where nothing is right or wrong, and where it was left blank. */
  readonly verdict: Exclude<Verdict, "blank"> | null;
  /** The share of it that is right, 0–1; null as the verdict is. */
  readonly credit: number | null;
}

export interface EndedAttempt {
  /** Slug of the interactivity, or of the product where the game is one of its own. */
  readonly place: string;
  /** Its number, from 1. */
  readonly attempt: number;
  /** 0–100; null where nothing is scored. */
  readonly score: number | null;
  /**
   * True for the best attempt. Told again with a later number, it is the same attempt as long as its score is the same
   * (§4.60), because only a better one takes its place.
   */
  readonly isBest: boolean;
  /** In the order of the game. */
  readonly answers: readonly KeptAnswer[];
}

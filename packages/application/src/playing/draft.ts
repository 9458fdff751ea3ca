// Knows the attempt at a game that is on screen, and how it stands to what is kept of the game.
import { type Game, isOutOfAttempts, scoreGame } from "@academiz/domain/games";
import type { ProgressStatus } from "@academiz/domain/progress";
import { isFinished } from "@academiz/domain/scoring";

/** The attempt at a game that is on screen: answers being given, then what they were worth. */
export interface Draft {
  /** Its number, from 1, as what is kept of the game counts them. */
  readonly attempt: number;
  /** The answers, in the form of the game's type. */
  readonly data: unknown;
  /**
   * What the attempt was worth, `score` 0–100: set once it is submitted. What counts may be another one (score
   * strategies).
   */
  readonly result?: DraftResult;
}
/** What an attempt was worth at its end. */
export interface DraftResult {
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent without one. */
  readonly score?: number;
}

/** What is kept of a game, of one in a course as of one that is a product: what counts, by the score strategy. */
export interface KeptGame {
  readonly status: ProgressStatus;
  /** 0–100; absent without one. */
  readonly score?: number;
  readonly data?: unknown;
  /** Attempts that ended. */
  readonly nbTimeDone: number;
}

/** The number of the attempt that begins now, or that an earlier visit began and did not end. */
export const numberAttempt = (kept: Pick<KeptGame, "nbTimeDone">): number => kept.nbTimeDone + 1;

/** True when the attempt on screen ended: this visit's, or without one what was kept. Answers wait for a retry then. */
export const isAttemptOver = (kept: Pick<KeptGame, "status">, draft: Draft | undefined): boolean =>
  draft ? draft.result !== undefined : isFinished(kept.status);

/** As often as the author allows, and never in the middle of an attempt. */
export const mayRetry = (game: Game, kept: KeptGame, draft: Draft | undefined): boolean =>
  isAttemptOver(kept, draft) && !isOutOfAttempts(game.config, kept.nbTimeDone);

/** Null while a required answer is missing: incomplete is invalid, not wrong. */
export function scoreDraft(game: Game, { data }: Draft): DraftResult | null {
  const { status, score } = scoreGame(game, data);
  if (status !== "COMPLETE" && status !== "FAILED") return null;
  return { status, ...(score !== undefined && { score }) };
}

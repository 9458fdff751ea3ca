// Knows the attempt at a game that is on screen, and its relation to the kept result of the game.
import { type Game, isOutOfAttempts, scoreGame } from "@academiz/domain/games";
import type { ProgressStatus } from "@academiz/domain/progress";
import { isFinished } from "@academiz/domain/scoring";

/** The attempt at a game that is on screen: its answers and, once submitted, its result. */
export interface Draft {
  /** Its number, from 1, in the counting of the kept result. */
  readonly attempt: number;
  /** The answers, in the form of the game's type. */
  readonly data: unknown;
  /** Its result, `score` 0–100: set once it is submitted. By the score strategy another attempt may count. */
  readonly result?: DraftResult;
}
/** The result of an attempt at its end. */
export interface DraftResult {
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent without one. */
  readonly score?: number;
}

/** The kept result of a game, in a course or as a product: the attempt that counts by the score strategy. */
export interface KeptGame {
  readonly status: ProgressStatus;
  /** 0–100; absent without one. */
  readonly score?: number;
  readonly data?: unknown;
  /** Number of attempts that ended. */
  readonly nbTimeDone: number;
}

/** The number of the attempt that begins now, or that an earlier visit began and did not end. */
export const numberAttempt = (kept: Pick<KeptGame, "nbTimeDone">): number => kept.nbTimeDone + 1;

/** True when the attempt on screen ended: this visit's, or without one what was kept. Answers wait for a retry then. */
export const isAttemptOver = (kept: Pick<KeptGame, "status">, draft: Draft | undefined): boolean =>
  draft ? draft.result !== undefined : isFinished(kept.status);

/** True while the author allows another attempt, and none is under way. */
export const mayRetry = (game: Game, kept: KeptGame, draft: Draft | undefined): boolean =>
  isAttemptOver(kept, draft) && !isOutOfAttempts(game.config, kept.nbTimeDone);

/** Null while a required answer is missing: incomplete answers are invalid, not wrong. */
export function scoreDraft(game: Game, { data }: Draft): DraftResult | null {
  const { status, score } = scoreGame(game, data);
  if (status !== "COMPLETE" && status !== "FAILED") return null;
  return { status, ...(score !== undefined && { score }) };
}

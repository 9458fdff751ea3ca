// Knows how learners' answers are stored, one by one: each attempt once, however often and in whichever order it is
// reported.
import type { EndedAttempt, KeptAnswer, SequenceAnswer } from "@academiz/domain/answers";
import type { LearnerAnswer } from "@academiz/domain/sequences";
import type { Tenancy } from "../people/tenancy.ts";
import type { StoredProgress } from "./progress.ts";

export interface AnswersOfPlay {
  readonly userId: string;
  readonly perimeterSlug: string;
  /** ISO timestamp of the event that reported them. */
  readonly at: string;
  readonly attempts: readonly EndedAttempt[];
}
/** All answers so far of an attempt at a smart sequence. */
export interface AnswersOfGo extends Pick<AnswersOfPlay, "userId" | "perimeterSlug" | "at"> {
  /** Slug of the product. */
  readonly place: string;
  /** The number of the go, from 1. */
  readonly attempt: number;
  /** ISO timestamp of the publication in which it is made. */
  readonly publishedAt: string;
  /** The score of the go, 0–100; null until it is over, and where nothing is scored. */
  readonly score: number | null;
  readonly answers: readonly SequenceAnswer[];
}
/** `at`: ISO timestamp. */
export type JudgedAnswer = LearnerAnswer & { readonly at: string };
/** An attempt with its answers, in the order of the game. */
export interface AttemptRow {
  readonly perimeterSlug: string;
  readonly place: string;
  readonly attempt: number;
  /** ISO timestamp. */
  readonly at: string;
  readonly score: number | null;
  readonly answers: readonly KeptAnswer[];
}
/** A progress that was stored before its answers were stored one by one. */
export interface UntoldProgress {
  readonly userId: string;
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productType: "learniz" | "game";
  /** ISO timestamp of the present publication; empty where there is none. */
  readonly publishedAt: string;
  /** ISO timestamp of the last event. */
  readonly eventDate: string;
  /** Increased by each save. */
  readonly version: number;
  readonly progress: StoredProgress;
}
export type PlayPlace = Pick<UntoldProgress, "userId" | "perimeterSlug">;

export interface Answers {
  /**
   * Of several reports of one attempt the earliest, by its date, is kept. Does nothing where the client has no such
   * perimeter.
   */
  add(tenancy: Tenancy, told: AnswersOfPlay): Promise<void>;
  /**
   * Like add, but an attempt already stored under that number is kept, whatever the date of the event: for events that
   * came late and were not judged. Does nothing where a learner began anew otherwise than at `resetAt` meanwhile:
   * these are attempts of the beginning before.
   */
  addMissing(tenancy: Tenancy, told: AnswersOfPlay, resetAt: string | undefined): Promise<void>;
  /** Like add, for a whole stored progress, which then no longer waits, unless it was saved again meanwhile. */
  fill(tenancy: Tenancy, told: AnswersOfPlay, version: number): Promise<void>;
  /**
   * Stored answers stay, so that an answer reported twice is stored once. The score of the go is set on all of them.
   */
  addGo(tenancy: Tenancy, told: AnswersOfGo): Promise<void>;
  /**
   * For each learner of a smart sequence the first answer to each question that was right or wrong; the newest first.
   */
  listJudged(tenancy: Tenancy, productSlug: string, limit: number): Promise<readonly JudgedAnswer[]>;
  /**
   * The progresses of courses and games whose answers are not yet stored one by one, in a fixed order; `after` is the
   * last one seen, null at the beginning.
   */
  listUntold(tenancy: Tenancy, after: PlayPlace | null, limit: number): Promise<readonly UntoldProgress[]>;
  /** The answers of one learner in one product, newest first. `page` from 1. */
  list(
    tenancy: Tenancy,
    whose: { readonly identifier: string; readonly productSlug: string },
    page: number,
    limit: number,
  ): Promise<{ readonly total: number; readonly attempts: readonly AttemptRow[] }>;
}

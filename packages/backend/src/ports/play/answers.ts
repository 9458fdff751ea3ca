// Knows how learners' answers are kept, one by one: each attempt once, however often and in whichever order it is told.
import type { EndedAttempt, KeptAnswer, SequenceAnswer } from "@academiz/domain/answers";
import type { LearnerAnswer } from "@academiz/domain/sequences";
import type { Tenancy } from "../people/tenancy.ts";
import type { StoredProgress } from "./progress.ts";

export interface AnswersOfPlay {
  readonly userId: string;
  readonly perimeterSlug: string;
  /** ISO timestamp of the fact that told of them. */
  readonly at: string;
  readonly attempts: readonly EndedAttempt[];
}
/** All answers of a go at a smart sequence so far. */
export interface AnswersOfGo extends Pick<AnswersOfPlay, "userId" | "perimeterSlug" | "at"> {
  /** Slug of the product. */
  readonly place: string;
  /** The number of the go, from 1. */
  readonly attempt: number;
  /** ISO timestamp of the publication that it is made in. */
  readonly publishedAt: string;
  /** Of the go, 0–100; null until it is over, and where nothing is scored. */
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
/** A progress that was stored before its answers were kept one by one. */
export interface UntoldProgress {
  readonly userId: string;
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productType: "learniz" | "game";
  /** ISO timestamp of what is published; empty where nothing is. */
  readonly publishedAt: string;
  /** ISO timestamp of the last fact. */
  readonly eventDate: string;
  /** Raised by each save. */
  readonly version: number;
  readonly progress: StoredProgress;
}
export type PlayPlace = Pick<UntoldProgress, "userId" | "perimeterSlug">;

export interface Answers {
  /**
   * Of what is the same attempt the one that was told first, by its date, stands; where its client has no such
   * perimeter nothing happens.
   */
  add(tenancy: Tenancy, told: AnswersOfPlay): Promise<void>;
  /**
   * As add, and what is there under the number of an attempt stands, whatever the date of the fact: it came late, and
   * nobody judged it.
   */
  addMissing(tenancy: Tenancy, told: AnswersOfPlay): Promise<void>;
  /** As add, of a progress as it was stored: it is none that waits any more, unless it was saved again meanwhile. */
  fill(tenancy: Tenancy, told: AnswersOfPlay, version: number): Promise<void>;
  /** What is there stays: told again, an answer is there once. Its go's score stands with all of them. */
  addGo(tenancy: Tenancy, told: AnswersOfGo): Promise<void>;
  /** Of each learner of a smart sequence the first answer to each question that was right or wrong; the newest first. */
  listJudged(tenancy: Tenancy, productSlug: string, limit: number): Promise<readonly JudgedAnswer[]>;
  /** Those that wait, of courses and games, in one order; `after` the last that was seen, null from the beginning. */
  listUntold(tenancy: Tenancy, after: PlayPlace | null, limit: number): Promise<readonly UntoldProgress[]>;
  /** What one learner answered in one product, newest first. `page` from 1. */
  list(
    tenancy: Tenancy,
    whose: { readonly identifier: string; readonly productSlug: string },
    page: number,
    limit: number,
  ): Promise<{ readonly total: number; readonly attempts: readonly AttemptRow[] }>;
}

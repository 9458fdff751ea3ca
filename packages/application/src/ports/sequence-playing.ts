// Knows where the player of smart sequences gets them from, and where attempts are begun and answered (§7.132–§7.134).
import type { Result } from "@academiz/domain/kernel";
import type { AnsweredSequence, AttemptRules, AttemptStatus, ContentStat } from "@academiz/domain/sequences";
import type { Trouble } from "./ground/trouble.ts";
import type { LearnizToPlay } from "./learniz-source.ts";
import type { DatedProgress } from "./progress-keeping.ts";

/** A stored attempt at a smart sequence. */
export interface PlayedAttempt {
  readonly slug: string;
  readonly status: AttemptStatus;
  /** ISO timestamps; `publishedAt`: of the publication in which it was begun. */
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** Null: it asks everything, in order; or the attempt came without its answers. */
  readonly rules: AttemptRules | null;
  /** Empty also if the attempt came without its answers. */
  readonly sequences: readonly AnsweredSequence[];
  /** Null before the first answer. */
  readonly stat: ContentStat | null;
}

/** A smart sequence in the same form as a course, with its learner's attempts in the order in which they were begun. */
export interface SequenceToPlay extends LearnizToPlay {
  /** ISO timestamp of the publication; null for a draft that was never published. */
  readonly publishedAt: string | null;
  readonly attempts: readonly PlayedAttempt[];
}
/** Where the player gets its sequence from. */
export interface SequenceSource {
  /** The sequence as it is played now. Never throws: a failure is in the result. */
  load(): Promise<Result<SequenceToPlay, Trouble>>;
}

/** All answers of one attempt. */
export interface SequenceGo {
  readonly attempt: string;
  readonly sequences: readonly AnsweredSequence[];
}
/** The attempts at one sequence that are not known to be stored. */
export interface SequencePlay extends DatedProgress {
  readonly eventDate: string;
  readonly goes: readonly SequenceGo[];
}

/** Where attempts are begun and answered. */
export interface SequenceGateway {
  /** Begins a new attempt, or answers the one that has no answer yet. Never throws. */
  begin(perimeterSlug: string): Promise<Result<PlayedAttempt, Trouble>>;
  /** Merges the answers with the stored ones; success is the attempt afterwards. Never throws. */
  answer(perimeterSlug: string, go: SequenceGo): Promise<Result<PlayedAttempt, Trouble>>;
  /** The last save of a page that closes: it returns at once and outlives the page if possible. */
  answerLeaving(perimeterSlug: string, go: SequenceGo): void;
}

// Knows where the player of smart sequences gets them from, and where goes are begun and answered (§7.132–§7.134).
import type { Result } from "@academiz/domain/kernel";
import type { AnsweredSequence, AttemptRules, AttemptStatus, ContentStat } from "@academiz/domain/sequences";
import type { Trouble } from "./ground/trouble.ts";
import type { LearnizToPlay } from "./learniz-source.ts";
import type { DatedProgress } from "./progress-keeping.ts";

/** A go at a smart sequence as it is stored. */
export interface PlayedAttempt {
  readonly slug: string;
  readonly status: AttemptStatus;
  /** ISO timestamps; `publishedAt` of the publication that it is made in. */
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** Null: it asks everything, in order; or it is told without its answers. */
  readonly rules: AttemptRules | null;
  /** Empty, too, where it is told without its answers. */
  readonly sequences: readonly AnsweredSequence[];
  /** Null before the first answer. */
  readonly stat: ContentStat | null;
}

/** A smart sequence as a course is given, with the goes of its learner in the order in which they were begun. */
export interface SequenceToPlay extends LearnizToPlay {
  /** ISO timestamp of the publication; null of a draft that was never published. */
  readonly publishedAt: string | null;
  readonly attempts: readonly PlayedAttempt[];
}
/** Where the player gets its sequence from. */
export interface SequenceSource {
  /** As it is played now. Never throws: a failure is the result's. */
  load(): Promise<Result<SequenceToPlay, Trouble>>;
}

/** The answers of one go, all of them. */
export interface SequenceGo {
  readonly attempt: string;
  readonly sequences: readonly AnsweredSequence[];
}
/** The goes of one sequence that are not known to be stored. */
export interface SequencePlay extends DatedProgress {
  readonly eventDate: string;
  readonly goes: readonly SequenceGo[];
}

/** Where goes are begun and answered. */
export interface SequenceGateway {
  /** A new go, or the one that has no answer yet. Never throws. */
  begin(perimeterSlug: string): Promise<Result<PlayedAttempt, Trouble>>;
  /** The answers join those that are stored; success tells the go as it is now. Never throws. */
  answer(perimeterSlug: string, go: SequenceGo): Promise<Result<PlayedAttempt, Trouble>>;
  /** The last save of a page that is going away: it returns at once and outlives the page where it can. */
  answerLeaving(perimeterSlug: string, go: SequenceGo): void;
}

// Knows the words of the player of smart sequences: what it is started with, what it remembers, what can happen to it.
import type { Difficulty } from "@academiz/domain/catalog";
import type { SessionMode } from "@academiz/domain/identity";
import type { SequenceContent, SequenceStory, SequenceView } from "@academiz/domain/sequences";
import type {
  Clock,
  Dice,
  PlayedAttempt,
  ProgressJournal,
  SequenceGateway,
  SequenceGo,
  SequencePlay,
  SequenceSource,
  SequenceToPlay,
  Trouble,
} from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";

/** What the player asks of the world. */
export interface SequencePlayerPorts {
  readonly source: SequenceSource;
  readonly gateway: SequenceGateway;
  readonly journal: ProgressJournal<SequencePlay>;
  readonly clock: Clock;
  readonly dice: Dice;
}
/** What it is started with. */
export interface SequencePlayerInput {
  readonly ports: SequencePlayerPorts;
  readonly mode: SessionMode;
  readonly isImpersonated?: boolean;
  /** Slug of the go that its address names; null: none. */
  readonly attempt: string | null;
}
/** Where the learner is in it: on its first views, at the lists of goes, or in a go. */
export type SequenceScreen = SequenceView | "ATTEMPT" | "COMPARISON";

/** A sequence that was read. */
export interface LoadedSequence {
  readonly toPlay: SequenceToPlay;
  readonly content: SequenceContent;
  readonly story: SequenceStory;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly language: "FR" | "EN";
  /** §3.91: as its author rates it; null: nobody did. */
  readonly difficulty: Difficulty | null;
}

export interface SequencePlayerContext extends SequencePlayerInput {
  /** Null until it is read. */
  readonly loaded: LoadedSequence | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  readonly screen: SequenceScreen;
  /** In the order in which they were begun. */
  readonly attempts: readonly PlayedAttempt[];
  /** Slug of the go that is looked at. */
  readonly current: string | null;
  /** What is chosen, or typed, of the question on screen. */
  readonly chosen: readonly string[];
  /** Milliseconds since the epoch, from which its time counts. */
  readonly shownAt: number;
  /** The question that was just answered, until its learner goes on. */
  readonly answered: { readonly theme: string; readonly question: string } | null;
  /** Why no go could be begun. */
  readonly beginTrouble: Trouble | null;
  /** Slugs of the goes that are compared. */
  readonly compared: readonly string[];
  /** The goes that are not known to be stored. */
  readonly goes: readonly SequenceGo[];
  readonly lastEventDate: string | undefined;
  /** Answers that the server refused for good. */
  readonly isRefused: boolean;
  readonly saving: SavingView;
  /** False while the newest answer lasts only as long as the page. */
  readonly isSafe: boolean;
}

/** What can happen to it. */
export type SequencePlayerEvent =
  | { type: "story.ended" }
  /** §4.155 */
  | { type: "beginning.asked" }
  | { type: "attempt.opened"; slug: string }
  | { type: "lists.opened" }
  | { type: "comparison.opened" }
  | { type: "comparison.changed"; slug: string; isCompared: boolean }
  | { type: "answer.changed"; answers: readonly string[] }
  | { type: "answer.given" }
  | { type: "question.left" }
  | { type: "second.passed" }
  | { type: "page.left" }
  | { type: "network.returned" }
  | { type: "retry.asked" };

// Knows how progress is kept: at once on the device, then where it belongs (the server, or the LMS).
import type { Result } from "@academiz/domain/kernel";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Trouble } from "./ground/trouble.ts";

/** What a journal and a gateway must know of a progress: whose it is, and when its last fact happened (ISO). */
export interface DatedProgress {
  /** Of the perimeter. */
  readonly slug: string;
  readonly eventDate?: string;
}

/**
 * Keeps on the device what is not known to be stored yet, the newest of each perimeter. Synchronous; what is kept
 * survives a crash of the page. It never throws, even where the device keeps nothing.
 */
export interface ProgressJournal<P extends DatedProgress = LearnizProgress> {
  /** At once, under `progress.slug`, in the place of an earlier one. */
  keep(progress: P): void;
  /** What waits to be sent, unparsed: the loading of its type of product reads it; null when nothing does. */
  readPending(perimeterSlug: string): unknown;
  /** Forgets what was sent, unless something of a later `eventDate` was kept meanwhile. */
  forget(progress: P): void;
}

/** That a learner opened an attachment: when (ISO), and after how many seconds on its page. */
export interface OpenedAttachment extends DatedProgress {
  readonly time: number;
  readonly eventDate: string;
}

/** What became of a progress that was sent. */
export interface ProgressReceipt {
  /** False: what is stored is as new as this, or newer (decisions 8). */
  readonly accepted: boolean;
  /** ISO timestamp of what is stored now; empty when nothing is. */
  readonly storedEventDate: string;
}

/** Where progress belongs: the server, or the LMS. */
export interface ProgressGateway<P extends DatedProgress = LearnizProgress> {
  /**
   * Stores it when its `eventDate` is later than that of what is stored; success says which of the two is stored now.
   * Fails as `invalid` for a progress that the content cannot produce (`progress.impossible`). Never throws.
   */
  send(progress: P): Promise<Result<ProgressReceipt, Trouble>>;
  /** The last save of a page that is going away: it returns at once and outlives the page where it can. */
  sendLeaving(progress: P): void;
}

/**
 * Other windows of this device that play the same: who stands still undoes nothing of what another one does. It never
 * throws, even where the device lets windows know nothing of each other.
 */
export interface OtherWindows {
  /** This window's newest fact. */
  tell(fact: DatedProgress): void;
  /**
   * True from the moment on at which another window has told a fact, since this one watches, that is later than `own`.
   */
  areAhead(own: DatedProgress): boolean;
  /** From here on; `onFact` is called when another window tells one. Answers how to stop. */
  watch(slug: string, onFact: () => void): () => void;
}

/** One ended attempt at a game (§3.218–§3.222). */
export interface Attempt {
  /** The interactivity's; of a game that is a product the product's. */
  readonly slug: string;
  /** Names the product as it was made available to the learner. */
  readonly productPerimeterSlug: string;
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; null without one. */
  readonly score: number | null;
  /**
   * Seconds that the learner had spent in the course when the attempt ended; of a game that is a product those of the
   * attempt.
   */
  readonly time: number;
  /** ISO timestamp of its end. */
  readonly eventDate: string;
}

/** Where ended attempts are told, after the progress that they led to. */
export interface HistoryGateway {
  /** All are added or none; one that is there already is kept once. Never throws. */
  add(attempts: readonly Attempt[]): Promise<Result<void, Trouble>>;
}

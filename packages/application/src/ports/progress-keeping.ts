// Knows how progress is kept: at once on the device, then on the server or in the LMS.
import type { Result } from "@academiz/domain/kernel";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Trouble } from "./ground/trouble.ts";

/** What a journal and a gateway must know about a progress: whose it is, and when its last fact happened (ISO). */
export interface DatedProgress {
  /** Of the perimeter. */
  readonly slug: string;
  readonly eventDate?: string;
}

/**
 * Keeps on the device the newest progress of each perimeter until it is known to be stored. Synchronous; it survives a
 * crash of the page. It never throws, even if the device keeps nothing.
 */
export interface ProgressJournal<P extends DatedProgress = LearnizProgress> {
  /**
   * Keeps it at once, under `progress.slug`, in place of an earlier one. False where it lasts only as long as the page:
   * the device is full, or keeps nothing.
   */
  keep(progress: P): boolean;
  /**
   * The progress that waits to be sent, unparsed: the loading of its type of product reads it; null if there is none.
   */
  readPending(perimeterSlug: string): unknown;
  /** Forgets what was sent, unless something of a later `eventDate` was kept meanwhile. */
  forget(progress: P): void;
}

/** That a learner opened an attachment: when (ISO), and after how many seconds on its page. */
export interface OpenedAttachment extends DatedProgress {
  readonly time: number;
  readonly eventDate: string;
}

/** The result of sending a progress. */
export interface ProgressReceipt {
  /** False: what is stored is as new as this, or newer (decisions 8). */
  readonly accepted: boolean;
  /** ISO timestamp of what is stored now; empty if nothing is. */
  readonly storedEventDate: string;
}

/** The keeper of progress: the server, or the LMS. */
export interface ProgressGateway<P extends DatedProgress = LearnizProgress> {
  /**
   * Stores it if its `eventDate` is later than the stored one; success says which of the two is stored now. Fails as
   * `invalid` for a progress that the content cannot produce (`progress.impossible`). Never throws.
   */
  send(progress: P): Promise<Result<ProgressReceipt, Trouble>>;
  /** The last save of a page that closes: it returns at once and outlives the page if possible. */
  sendLeaving(progress: P): void;
}

/**
 * Other windows of this device that play the same: an overtaken window undoes nothing that another one does. It never
 * throws, even if windows cannot hear of each other.
 */
export interface OtherWindows {
  /** This window's newest fact. */
  tell(fact: DatedProgress): void;
  /** True once another window has reported a fact later than `own`, since this one began to watch. */
  areAhead(own: DatedProgress): boolean;
  /** Watches from now on; `onFact` is called when another window reports a fact. Returns a function that stops it. */
  watch(slug: string, onFact: () => void): () => void;
}

/** One ended attempt at a game (§3.218–§3.222). */
export interface Attempt {
  /** The slug of the interactivity; for a game that is a product, the product's. */
  readonly slug: string;
  /** Names the product as it was made available to the learner. */
  readonly productPerimeterSlug: string;
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; null without one. */
  readonly score: number | null;
  /**
   * Seconds that the learner had spent in the course when the attempt ended; for a game that is a product, those of the
   * attempt.
   */
  readonly time: number;
  /** ISO timestamp of its end. */
  readonly eventDate: string;
}

/** Where ended attempts are reported, after the progress that they led to. */
export interface HistoryGateway {
  /** Adds all or none; an existing one is not added again. Never throws. */
  add(attempts: readonly Attempt[]): Promise<Result<void, Trouble>>;
}

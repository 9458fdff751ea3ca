// Knows how progress is kept: at once on the device, then where it belongs (the server, or the LMS).
import type { Result } from "@academiz/domain/kernel";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Trouble } from "./trouble.ts";

/** Synchronous and local: what is kept here survives a crash of the page. */
export interface ProgressJournal {
  keep(progress: LearnizProgress): void;
  /** Unparsed; null when nothing waits to be sent. */
  readPending(perimeterSlug: string): unknown;
  /** Forgets what was sent, unless something newer was kept meanwhile. */
  forget(progress: LearnizProgress): void;
}

/** What became of a progress that was sent. */
export interface ProgressReceipt {
  /** False: what is stored is as new as this, or newer (decisions 8). */
  readonly accepted: boolean;
  /** ISO timestamp of what is stored now. */
  readonly storedEventDate: string;
}

/** Where progress belongs: the server, or the LMS. */
export interface ProgressGateway {
  send(progress: LearnizProgress): Promise<Result<ProgressReceipt, Trouble>>;
  /** The last save of a page that is going away: it returns at once and outlives the page where it can. */
  sendLeaving(progress: LearnizProgress): void;
}

/** One ended attempt at a game (§3.218–§3.222). */
export interface Attempt {
  readonly slug: string;
  readonly productPerimeterSlug: string;
  readonly status: "COMPLETE" | "FAILED";
  readonly score: number | null;
  readonly time: number;
  readonly eventDate: string;
}

/** Where ended attempts are told. */
export interface HistoryGateway {
  add(attempts: readonly Attempt[]): Promise<Result<void, Trouble>>;
}

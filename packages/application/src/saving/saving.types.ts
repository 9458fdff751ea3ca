// Knows the words of the saving loop: what it is started with, what it remembers, what can happen to it.
import type { Result } from "@academiz/domain/kernel";
import type { Clock, Trouble } from "../ports/index.ts";

/** What a save came to: `isOutdated` is true when its author went further elsewhere. */
export interface Saved {
  readonly isOutdated?: boolean;
}

/** The newest that is known to be stored, and what came of its save; no fact where that is not known. */
export interface Stored<F, S> {
  readonly fact: F | null;
  readonly saved: S;
}

/** What saving is started with. */
export interface SavingInput<F, S extends Saved = Saved> {
  /** How a fact is stored, when `stored` was the last that was. It never throws. */
  readonly store: (fact: F, stored: Stored<F, S> | null) => Promise<Result<S, Trouble>>;
  /**
   * How the newest fact is kept and sent on its way by a page that may be gone in a moment. Synchronous; it never
   * throws.
   */
  readonly sayLast?: ((fact: F, stored: Stored<F, S> | null) => void) | undefined;
  readonly clock: Clock;
  /** Milliseconds from a fact to its save, 200 without it (§9.34). */
  readonly saveAfter?: number | undefined;
  /** The pause begins anew with each fact: it is stored once nothing more comes. */
  readonly renewsPause?: boolean;
  /** What met the work of somebody else waits for a choice; without it, it is tried again as another failure is. */
  readonly awaitsChoice?: boolean;
  /** Whether it stores, waits until it is released, or sends what is unsent once and is done, whatever comes of it. */
  readonly begins?: "on" | "held" | "last";
  /** The newest; what is not stored of it is sent. */
  readonly fact?: F | null;
  readonly stored?: Stored<F, S> | null;
}

/** What saving remembers. */
export interface SavingContext<F, S extends Saved = Saved> extends SavingInput<F, S> {
  /** The newest; null before the first. */
  readonly fact: F | null;
  /** Null before the first save. */
  readonly stored: Stored<F, S> | null;
  /** Of the last save that ended; null before. */
  readonly answer: SavingAnswer<F, S> | null;
  readonly isOutdated: boolean;
  /** `asked`: it holds after the save that is under way, and that of what came meanwhile; `now`: after this one. */
  readonly hold: "none" | "asked" | "now";
  /** Why the last save did not arrive; null when it did. */
  readonly trouble: Trouble | null;
  /** In a row. */
  readonly failed: number;
  /** Milliseconds since the epoch. */
  readonly savedAt: number | null;
}

/** One save: of which fact, and what came of it. */
export interface SavingAnswer<F, S> {
  readonly fact: F;
  readonly result: Result<S, Trouble>;
}

/** What can happen to saving. */
export type SavingEvent<F, S extends Saved = Saved> =
  | { type: "fact.kept"; fact: F }
  /** The page may be gone in a moment; `fact` is null where nothing is newer than what was kept. */
  | { type: "page.left"; fact: F | null }
  | { type: "network.returned" }
  /** Another window of the device went further. */
  | { type: "overtaken" }
  /** Somebody asks for what is not stored, or was refused, to be stored now. */
  | { type: "retry.asked" }
  /** The newest is to be stored now, and nothing more until it is released; a save that fails holds nothing. */
  | { type: "hold.asked" }
  /** What happened outside of it: what is stored now, and what is the newest. */
  | { type: "released"; fact: F; stored: Stored<F, S> };

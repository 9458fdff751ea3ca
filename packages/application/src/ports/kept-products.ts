// Knows what a device holds of the platform for the time without a network, by choice of its learner.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { KeptType } from "@academiz/domain/offline";
import type { Trouble } from "./ground/trouble.ts";

/** What is to be kept. */
export interface ProductToKeep {
  /** Of the perimeter. */
  readonly slug: string;
  readonly type: ProductType;
  readonly title: string;
  /** Of its card; null without one. */
  readonly pictureUrl: string | null;
}
/** What is kept whole. */
export interface KeptProduct {
  readonly slug: string;
  readonly type: KeptType;
  readonly title: string;
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}
/** A keeping that is under way. */
export interface Keeping {
  readonly done: Promise<Result<KeptProduct, Trouble>>;
  cancel(): void;
}

/** Of one person on this device. Never throws: failures are the result's. */
export interface KeptProducts {
  /** False where the browser holds nothing for pages. */
  readonly isThere: boolean;
  list(): Promise<readonly KeptProduct[]>;
  /**
   * Bytes that it takes. Fails as `invalid` with `device.full` where they do not fit, and with `kept.address` for what
   * leads elsewhere.
   */
  measure(product: ProductToKeep): Promise<Result<number, Trouble>>;
  /** All of it or nothing: fails with `device.full` too, and with `kept.cancelled`. `onShare`: 0–1, as it goes on. */
  keep(product: ProductToKeep, onShare: (share: number) => void): Keeping;
  remove(slug: string): Promise<void>;
  /** What was published anew is brought anew, and what is not the learner's any more goes. */
  refresh(): Promise<void>;
}

/** Results that wait on this device. Never throws. */
export interface WaitingResults {
  /** Brings back what the browser lost when it was killed. */
  restore(): Promise<void>;
  /** In the order in which they happened; slugs of perimeters. */
  list(): readonly string[];
  /** Forgets what waits of one perimeter, unsent. */
  drop(slug: string): void;
}

// Knows which products a device holds for use without a network, by choice of its learner.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { KeptType } from "@academiz/domain/offline";
import type { Trouble } from "./ground/trouble.ts";

/** A product to be kept. */
export interface ProductToKeep {
  /** Slug of the perimeter. */
  readonly slug: string;
  readonly type: ProductType;
  readonly title: string;
  /** Address of the picture on its card; null without one. */
  readonly pictureUrl: string | null;
}
/** A product that is kept completely. */
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

/** The kept products of one person on this device. Never throws: failures are in the result. */
export interface KeptProducts {
  /** False where the browser offers no storage for pages. */
  readonly isThere: boolean;
  list(): Promise<readonly KeptProduct[]>;
  /**
   * Slugs of the perimeters whose product was opened here and not kept: it opens without a network, as long as no newer
   * copies take its room, and what was never shown of it is missing.
   */
  listOpened(): Promise<readonly string[]>;
  /**
   * The bytes that it takes. Fails as `invalid` with `device.full` where they do not fit, and with `kept.address` for
   * an address that leads to another site.
   */
  measure(product: ProductToKeep): Promise<Result<number, Trouble>>;
  /**
   * Keeps all of it or nothing: fails with `device.full` too, and with `kept.cancelled`. `onShare`: called with the
   * finished share, 0–1.
   */
  keep(product: ProductToKeep, onShare: (share: number) => void): Keeping;
  remove(slug: string): Promise<void>;
  /** Loads new publications again, and removes products that are no longer the learner's. */
  refresh(): Promise<void>;
}

/** Results that wait on this device. Never throws. */
export interface WaitingResults {
  /** Restores results that the browser lost when it was killed. */
  restore(): Promise<void>;
  /** Slugs of their perimeters, in the order in which they happened. */
  list(): readonly string[];
  /** Discards the results that wait for one perimeter, unsent. */
  drop(slug: string): void;
}

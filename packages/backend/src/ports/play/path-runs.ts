// Knows how learners' ways through paths are kept (decisions 10).
import type { PathResult } from "@academiz/domain/paths";
import type { Tenancy } from "../people/tenancy.ts";
import type { StoredConfig } from "../products/products.ts";

export interface PathPlace {
  readonly userId: string;
  /** Of the path. */
  readonly perimeterSlug: string;
}
export interface PathRun extends Pick<PathPlace, "perimeterSlug"> {
  /** As `readPathState` reads it. */
  readonly state: Readonly<Record<string, unknown>>;
}
/** A run with the path as it is published now. */
export interface HeldRun extends PathRun {
  readonly name: string;
  readonly publishedAt: string | null;
  readonly config: StoredConfig | null;
}
export interface ProductResult extends PathResult {
  /** Slug of the product. */
  readonly product: string;
}

export interface PathRuns {
  read(tenancy: Tenancy, place: PathPlace): Promise<PathRun | null>;
  /**
   * In a transaction: the runs of a learner that have not ended, or the one of this perimeter. Nobody else changes them
   * until it is over.
   */
  hold(tenancy: Tenancy, userId: string, perimeterSlug: string | null): Promise<readonly HeldRun[]>;
  /** False where one is begun already. */
  begin(tenancy: Tenancy, run: PathPlace & Pick<PathRun, "state">): Promise<boolean>;
  /** Of a run that is held. */
  keep(tenancy: Tenancy, run: PathPlace & Pick<PathRun, "state"> & { readonly isEnded: boolean }): Promise<void>;
  /** How these products ended for a learner, wherever they were made available; the oldest first. */
  listResults(tenancy: Tenancy, userId: string, productSlugs: readonly string[]): Promise<readonly ProductResult[]>;
}

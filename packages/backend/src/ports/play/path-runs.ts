// Knows how learners' ways through paths are kept (decisions 10).
import type { PathResult } from "@academiz/domain/paths";
import type { Tenancy } from "../people/tenancy.ts";
import type { StoredConfig } from "../products/products.ts";
import type { PerimeterRecord } from "./perimeters.ts";
import type { StoredProgress } from "./progress.ts";

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
/** A run of somebody whom it has to admit still. */
export interface LedRun extends HeldRun, Pick<PerimeterRecord, "audience"> {}
/** A run of a learner whom an author looks at. */
export interface LearnerRun extends HeldRun, PathPlace {}
export interface ProductResult extends PathResult {
  /** Slug of the product. */
  readonly product: string;
}
/** A course whose pages are all done, and which is not complete. */
export interface ShortCourse {
  /** Slug of the product. */
  readonly product: string;
  readonly perimeterSlug: string;
  /** ISO timestamp of what is published now. */
  readonly publishedAt: string;
  readonly score: number | null;
  readonly progress: StoredProgress;
}

export interface PathRuns {
  read(tenancy: Tenancy, place: PathPlace): Promise<PathRun | null>;
  /** In a transaction: nobody else changes it until that is over. Null where none is begun. */
  hold(tenancy: Tenancy, place: PathPlace): Promise<HeldRun | null>;
  /**
   * In a transaction, as hold: the runs of a learner that have not ended, of the paths that lead to this product and
   * are open at `now` (ISO).
   */
  holdLeading(tenancy: Tenancy, userId: string, productSlug: string, now: string): Promise<readonly LedRun[]>;
  /** Those of one learner on the paths of a product, by their perimeter; `identifier` is the learner's. */
  listOfLearner(tenancy: Tenancy, productSlug: string, identifier: string): Promise<readonly LearnerRun[]>;
  /** Those of one learner, ended or not, on the paths that lead to this product, by their perimeter. */
  listLeading(tenancy: Tenancy, userId: string, productSlug: string): Promise<readonly LearnerRun[]>;
  /** False where one is begun already. */
  begin(tenancy: Tenancy, run: PathPlace & Pick<PathRun, "state">): Promise<boolean>;
  /** Of a run that is held. */
  keep(tenancy: Tenancy, run: PathPlace & Pick<PathRun, "state"> & { readonly isEnded: boolean }): Promise<void>;
  /** How these products ended for a learner, wherever they were made available; the oldest first. */
  listResults(
    tenancy: Tenancy,
    userId: string,
    productSlugs: readonly string[],
  ): Promise<readonly (ProductResult | ShortCourse)[]>;
}

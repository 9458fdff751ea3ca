// Knows how learners' runs through paths are stored (decisions 10).
import type { PathResult } from "@academiz/domain/paths";
import type { Tenancy } from "../people/tenancy.ts";
import type { StoredConfig } from "../products/products.ts";
import type { PerimeterRecord } from "./perimeters.ts";
import type { StoredProgress } from "./progress.ts";

export interface PathPlace {
  readonly userId: string;
  /** The perimeter of the path. */
  readonly perimeterSlug: string;
}
export interface PathRun extends Pick<PathPlace, "perimeterSlug"> {
  /** As `readPathState` reads it. */
  readonly state: Readonly<Record<string, unknown>>;
}
/** A run with the path as it is published now. */
export interface HeldRun extends PathRun {
  /** The path. */
  readonly productSlug: string;
  readonly name: string;
  readonly publishedAt: string | null;
  readonly config: StoredConfig | null;
}
/** A run of a learner whose admission is still to be checked. */
export interface LedRun extends HeldRun, Pick<PerimeterRecord, "audience"> {}
/** A run of a learner, for an author who inspects it. */
export interface LearnerRun extends HeldRun, PathPlace {}
export interface ProductResult extends PathResult {
  /** Slug of the product. */
  readonly product: string;
}
/** A course whose pages are all done, but which is not complete. */
export interface ShortCourse {
  /** Slug of the product. */
  readonly product: string;
  readonly perimeterSlug: string;
  /** ISO timestamp of the present publication. */
  readonly publishedAt: string;
  readonly score: number | null;
  readonly progress: StoredProgress;
}

export interface PathRuns {
  read(tenancy: Tenancy, place: PathPlace): Promise<PathRun | null>;
  /** In a transaction: nobody else can change it until that ends. Null where none is begun. */
  hold(tenancy: Tenancy, place: PathPlace): Promise<HeldRun | null>;
  /**
   * In a transaction, like hold: the unfinished runs of a learner through the paths that contain this product and are
   * open at `now` (ISO).
   */
  holdLeading(tenancy: Tenancy, userId: string, productSlug: string, now: string): Promise<readonly LedRun[]>;
  /**
   * Those who are on an open path that contains this product, completed it, and whose path has not taken that up: by
   * id, after `after`. `now` is ISO.
   */
  listBehind(
    tenancy: Tenancy,
    productSlug: string,
    page: { readonly now: string; readonly after: string | null; readonly limit: number },
  ): Promise<readonly (Pick<PathPlace, "userId"> & Pick<PathResult, "score">)[]>;
  /** The runs of one learner through the paths of a product, by perimeter; `identifier` is the learner's. */
  listOfLearner(tenancy: Tenancy, productSlug: string, identifier: string): Promise<readonly LearnerRun[]>;
  /** The runs of one learner, ended or not, through the paths that contain this product, by perimeter. */
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

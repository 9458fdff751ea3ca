// Knows how it is stored that a learner begins anew: what they had is set aside, and stays as evidence (0093).
import type { Tenancy } from "../people/tenancy.ts";
import type { ProgressSummary } from "./progress.ts";

/** A learner, and a place where the product is available to them. */
export interface LearnerPlace {
  readonly userId: string;
  readonly perimeterSlug: string;
}
export interface NewReset {
  readonly id: string;
  /** ISO timestamp. */
  readonly at: string;
  readonly byId: string;
  readonly reason: string;
}
/** A reset, with what had been reached until then. */
export interface ResetRecord extends NewReset, ProgressSummary {
  readonly perimeterSlug: string;
  /** ISO timestamp of the last fact before it. */
  readonly eventDate: string;
}

export interface Resets {
  /**
   * Sets aside what is stored, in a transaction: the result, the answers and the goes no longer count, and stay.
   * `not-begun`: nothing was begun since the last time; `full`: that was done `most` times, each of which keeps a whole
   * result.
   */
  setAside(
    tenancy: Tenancy,
    place: LearnerPlace,
    reset: NewReset,
    most: number,
  ): Promise<"set-aside" | "not-begun" | "full">;
  /** Those of one learner in one product, the newest first, at most `most`. */
  list(tenancy: Tenancy, userId: string, productSlug: string, most: number): Promise<readonly ResetRecord[]>;
  /** The newest of each product of this learner. */
  listNewest(
    tenancy: Tenancy,
    userId: string,
  ): Promise<readonly (Pick<NewReset, "at" | "byId" | "reason"> & { readonly productSlug: string })[]>;
  /** Of each of these places the newest, where nothing was begun since. */
  listUnbegun(
    tenancy: Tenancy,
    userId: string,
    perimeterSlugs: readonly string[],
  ): Promise<readonly (NewReset & Pick<LearnerPlace, "perimeterSlug">)[]>;
}

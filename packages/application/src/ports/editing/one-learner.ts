// Knows what the back office asks of the server about one learner of a product: what was done for them, and more.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Trouble } from "../ground/trouble.ts";

/** Which learner of which product. */
export interface LearnerAddress {
  readonly type: ProductType;
  /** Of the product. */
  readonly slug: string;
  readonly identifier: string;
}

/** What one learner has beyond everybody: ISO timestamps, null where it is the same. */
export interface GivenMore {
  readonly until: string | null;
  readonly due: string | null;
  readonly attempts: number;
}
export interface NewExtension extends GivenMore {
  readonly reason: string;
}
/** `by` is null for somebody without an account by now; `at` is an ISO timestamp. */
export interface ToldExtension extends NewExtension {
  readonly by: string | null;
  readonly at: string;
}
/** A reset, with what had been reached until then: 0–100, `score` null without one, `time` in seconds. */
export interface ToldReset extends Pick<ToldExtension, "by" | "at" | "reason"> {
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly score: number | null;
  readonly time: number;
}

export interface LearnerStanding {
  readonly name: string;
  /** Why something cannot be done; null where it can. */
  readonly obstacles: {
    readonly reset: "not-begun" | "too-many" | "computed" | "attended" | null;
    readonly extension: "unpublished" | "withdrawn" | "not-meant" | "unbounded" | "shared-end" | null;
    readonly message: "silent" | null;
  };
  /** What holds for everybody; null: no limit. */
  readonly limits: Omit<GivenMore, "attempts"> & { readonly attempts: number | null };
  /** Null where they have what everybody has. */
  readonly extension: ToldExtension | null;
  /** The newest first. */
  readonly resets: readonly ToldReset[];
}

/** Never throws: failures are the result's. What changes something answers how it stands afterwards. */
export interface OneLearner {
  read(address: LearnerAddress): Promise<Result<LearnerStanding, Trouble>>;
  /** They begin anew; the reason is kept, and told to them. */
  reset(address: LearnerAddress, reason: string): Promise<Result<LearnerStanding, Trouble>>;
  extend(address: LearnerAddress, extension: NewExtension): Promise<Result<LearnerStanding, Trouble>>;
  endExtension(address: LearnerAddress): Promise<Result<LearnerStanding, Trouble>>;
  /** Begins a conversation; answers its slug. */
  write(address: LearnerAddress, text: string): Promise<Result<string, Trouble>>;
}

// Knows what the learner site asks of the server about sections.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Trouble } from "./ground/trouble.ts";
import type { PathDraft } from "./learner-paths.ts";

/** A product of a section. */
export interface SectionPart {
  readonly slug: string;
  readonly name: string;
  readonly type: ProductType;
  /** The slug that opens it; null: it is not open to this learner. */
  readonly perimeterSlug: string | null;
  readonly status: ProgressStatus | null;
  /** 0–100. */
  readonly score: number | null;
}
/** A section as its learner sees it. */
export interface LearnerSection {
  readonly perimeterSlug: string;
  readonly name: string;
  /** Plain text; null when the author gave none. */
  readonly description: string | null;
  /** Shown as a demonstration (§9.63); absent: not. */
  readonly demo?: boolean | undefined;
  /** Null: nothing of it was begun. */
  readonly result: {
    readonly status: ProgressStatus;
    /** 0–100. */
    readonly percentage: number;
    /** 0–100; null without one. */
    readonly score: number | null;
  } | null;
  /** In their order. */
  readonly products: readonly SectionPart[];
}

/** Never throws: failures are the result's. */
export interface LearnerSections {
  read(perimeterSlug: string): Promise<Result<LearnerSection, Trouble>>;
}

/** A section as its author wrote it, and what stands in it. */
export interface SectionDraft extends Omit<PathDraft, "products"> {
  /** Those that are there. */
  readonly products: readonly Pick<SectionPart, "slug" | "name" | "type">[];
}
/** Never throws: failures are the result's. */
export interface SectionDrafts {
  /** By the slug of the product. */
  read(slug: string): Promise<Result<SectionDraft, Trouble>>;
}

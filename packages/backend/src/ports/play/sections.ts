// Knows how what learners reached in the products of a section is kept (decisions 10).
import type { PartResult } from "@academiz/domain/plays";
import type { Tenancy } from "../people/tenancy.ts";
import type { StoredConfig } from "../products/products.ts";
import type { PerimeterRecord } from "./perimeters.ts";
import type { ProgressSummary, UserReference } from "./progress.ts";

/** Where a section was made available. */
export interface SectionPlace extends Pick<PerimeterRecord, "slug" | "audience" | "productSlug" | "publishedAt"> {
  /** As it is published. */
  readonly config: StoredConfig;
}

/** What is stored of a learner in a section. */
export interface StoredSection extends UserReference, Pick<ProgressSummary, "status" | "percentage" | "score"> {
  readonly perimeterSlug: string;
}

export interface Sections {
  /** The places, open at `now` (ISO), to this user if one is named, of the published sections that lead to a product. */
  listContaining(tenancy: Tenancy, productSlug: string, now: string, userId?: string): Promise<readonly SectionPlace[]>;
  /**
   * As listContaining, for the results of a learner. In a transaction: until its end
   * nobody else follows this learner's results where there is one.
   */
  holdContaining(tenancy: Tenancy, userId: string, productSlug: string, now: string): Promise<readonly SectionPlace[]>;
  /** In a transaction: until its end nobody else follows the results of these learners. */
  hold(tenancy: Tenancy, userIds: readonly string[]): Promise<void>;
  /** What these people reached in these products, in all their perimeters. `eventDate` is an ISO timestamp. */
  listResults(
    tenancy: Tenancy,
    userIds: readonly string[],
    productSlugs: readonly string[],
  ): Promise<readonly (PartResult & UserReference & { readonly eventDate: string })[]>;
  /** Ids of those who began one of these products, in order, after this id; `limit` at most. */
  listLearners(
    tenancy: Tenancy,
    productSlugs: readonly string[],
    after: string | null,
    limit: number,
  ): Promise<readonly string[]>;
  /** What is stored of these people in these places. */
  listStored(
    tenancy: Tenancy,
    perimeterSlugs: readonly string[],
    userIds: readonly string[],
  ): Promise<readonly StoredSection[]>;
}

// Knows how learners' progress is kept: the newest fact wins (decisions 8).
import type { EndedAttempt } from "@academiz/domain/answers";
import type { ProductType } from "@academiz/domain/catalog";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Tenancy } from "../people/tenancy.ts";

export type StoredProgress = Readonly<Record<string, unknown>>;

export interface ProgressSummary {
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
}
export interface ProgressSave {
  readonly userId: string;
  readonly perimeterSlug: string;
  /** ISO timestamp of the fact. */
  readonly eventDate: string;
  readonly progress: StoredProgress;
  readonly summary: ProgressSummary;
  /**
   * The `eventDate` of what it was judged against, null when that was nothing: another one is stored, and nothing is
   * written. Absent: whatever is stored.
   */
  readonly basedOn?: string | null;
  /**
   * The time of what it was judged against, in seconds: where it was amended meanwhile, nothing is written. Absent:
   * whatever it is.
   */
  readonly basedOnTime?: number | undefined;
  /** Attempts that it tells of for the first time: their answers are written with it, or nothing is. */
  readonly attempts?: readonly EndedAttempt[] | undefined;
}
/** One of many in one perimeter: written where it is based on what is stored. */
export interface ProgressFollowing
  extends Required<Pick<ProgressSave, "userId" | "eventDate" | "progress" | "summary" | "basedOn">> {}
export interface LearnerProgress extends ProgressSummary {
  readonly identifier: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly eventDate: string;
  /** What is stored of one who did everything and has not come through; null for any other. */
  readonly short: StoredProgress | null;
  /** Of one whose attempt was the last and failed: how many ended, and how many they have beyond those of everybody. */
  readonly failed: { readonly ended: number; readonly more: number } | null;
}

/** What somebody has reached in a product that was made available. */
export interface ReachedProduct {
  readonly product: { readonly slug: string; readonly name: string; readonly type: ProductType };
  readonly progress: ProgressSummary & { readonly eventDate: string };
}

export interface UserReference {
  readonly userId: string;
}

export interface ProgressKeeper {
  read(tenancy: Tenancy, userId: string, perimeterSlug: string): Promise<StoredProgress | null>;
  /** True when it is newer than what is stored, and durable; false when nothing was written. */
  save(tenancy: Tenancy, save: ProgressSave): Promise<boolean>;
  /**
   * Changes what is stored, and its time, as the same fact of the same date; null: nothing. Where nothing is stored
   * nothing happens.
   */
  amend(
    tenancy: Tenancy,
    place: Pick<ProgressSave, "userId" | "perimeterSlug">,
    change: (stored: StoredProgress) => { readonly progress: StoredProgress; readonly time: number } | null,
  ): Promise<void>;
  /** The `eventDate` of what is stored of each of these people, where something is. */
  listDates(tenancy: Tenancy, perimeterSlug: string, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** As save, of several people, each once. Answers whose was written. */
  saveMany(tenancy: Tenancy, perimeterSlug: string, saves: readonly ProgressFollowing[]): Promise<ReadonlySet<string>>;
  /** Keeps the latest refused progress of a learner aside, for inspection. */
  keepRefused(
    tenancy: Tenancy,
    refused: Pick<ProgressSave, "userId" | "perimeterSlug" | "progress">,
    now: string,
  ): Promise<void>;
  /** What each of these users has reached in each product, in no order. */
  listResults(
    tenancy: Tenancy,
    userIds: readonly string[],
  ): Promise<readonly (ProgressSummary & UserReference & { readonly perimeterSlug: string })[]>;
  /** What this user has reached, wherever it was made available, open or not. */
  listReached(tenancy: Tenancy, userId: string): Promise<readonly ReachedProduct[]>;
  /** Who has begun it. */
  countLearners(tenancy: Tenancy, productSlug: string): Promise<number>;
  listLearners(tenancy: Tenancy, productSlug: string): Promise<readonly LearnerProgress[]>;
}

// Knows how goes at smart sequences are stored (§3.209–§3.213).
import type {
  AnsweredSequence,
  AttemptRules,
  AttemptStatus,
  ContentStat,
  ContentTotals,
  StrategyRules,
} from "@academiz/domain/sequences";
import type { Tenancy } from "../people/tenancy.ts";

export interface AttemptRecord {
  readonly slug: string;
  readonly status: AttemptStatus;
  /** ISO timestamps; `publishedAt` of the publication in which it is made. */
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** The rules that choose its questions, with its slug as the seed; null: it was begun before there were any. */
  readonly rules: AttemptRules | null;
  readonly sequences: readonly AnsweredSequence[];
  /** Null until a question was answered. */
  readonly stat: ContentStat | null;
}
/** `number`: its number among its learner's goes, from 1. */
export type HeldAttempt = AttemptRecord & { readonly number: number };
/** A go without its answers, and its result without the themes. */
export type AttemptOutline = Pick<AttemptRecord, "slug" | "status" | "publishedAt" | "createdAt" | "finishedAt"> & {
  readonly stat: ContentTotals | null;
};
/** The learner, and the product. */
export interface AttemptOwner {
  readonly userId: string;
  readonly perimeterSlug: string;
}
export type NewAttempt = Pick<AttemptRecord, "slug" | "publishedAt" | "createdAt"> & { readonly rules: StrategyRules };
export type AttemptChange = Pick<AttemptRecord, "status" | "finishedAt" | "sequences" | "stat">;

export interface Attempts {
  /**
   * A new go, or the one that was not begun yet, now in this publication and by these rules: asking twice gives one
   * go.
   */
  begin(tenancy: Tenancy, owner: AttemptOwner, attempt: NewAttempt): Promise<AttemptRecord>;
  /**
   * Their number, and the times of those begun since (ISO), which a reset does not lessen; `isWaiting`: one is not begun
   * yet.
   */
  count(
    tenancy: Tenancy,
    owner: AttemptOwner,
    since: string,
  ): Promise<{ readonly all: number; readonly recent: readonly string[]; readonly isWaiting: boolean }>;
  /** The newest `most`, in the order in which they were begun. */
  list(tenancy: Tenancy, owner: AttemptOwner, most: number): Promise<readonly AttemptOutline[]>;
  /** The goes with these slugs, in full, in no order. */
  read(tenancy: Tenancy, owner: AttemptOwner, slugs: readonly string[]): Promise<readonly AttemptRecord[]>;
  /** One of them, or null; nobody can change any of them before the transaction ends. */
  hold(tenancy: Tenancy, owner: AttemptOwner, slug: string): Promise<HeldAttempt | null>;
  /** True for one of theirs that a reset set aside: no other method knows it any more. */
  isSetAside(tenancy: Tenancy, owner: AttemptOwner, slug: string): Promise<boolean>;
  change(tenancy: Tenancy, slug: string, change: AttemptChange): Promise<void>;
  /** Everybody who has begun one, with the product, in a fixed order; `after` is the last one seen. */
  listOwners(
    tenancy: Tenancy,
    after: AttemptOwner | null,
    limit: number,
  ): Promise<readonly (AttemptOwner & { readonly productSlug: string })[]>;
}

// Knows how goes at smart sequences are kept (§3.209–§3.213).
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
  /** ISO timestamps; `publishedAt` of the publication that it is made in. */
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** What chooses its questions, its slug as their seed; null: it was begun before anything did. */
  readonly rules: AttemptRules | null;
  readonly sequences: readonly AnsweredSequence[];
  /** Null until something was answered. */
  readonly stat: ContentStat | null;
}
/** `number`: which of its learner's it is, from 1. */
export type HeldAttempt = AttemptRecord & { readonly number: number };
/** A go without its answers, and what it comes to without its themes. */
export type AttemptOutline = Pick<AttemptRecord, "slug" | "status" | "publishedAt" | "createdAt" | "finishedAt"> & {
  readonly stat: ContentTotals | null;
};
/** Whose goes, and at what. */
export interface AttemptOwner {
  readonly userId: string;
  readonly perimeterSlug: string;
}
export type NewAttempt = Pick<AttemptRecord, "slug" | "publishedAt" | "createdAt"> & { readonly rules: StrategyRules };
export type AttemptChange = Pick<AttemptRecord, "status" | "finishedAt" | "sequences" | "stat">;

export interface Attempts {
  /** A new go, or the one that was not begun yet, now in this publication and by these rules: whoever asks twice has one. */
  begin(tenancy: Tenancy, owner: AttemptOwner, attempt: NewAttempt): Promise<AttemptRecord>;
  /** How many there are, and when those were begun that were begun since (ISO); `isWaiting`: one was not begun yet. */
  count(
    tenancy: Tenancy,
    owner: AttemptOwner,
    since: string,
  ): Promise<{ readonly all: number; readonly recent: readonly string[]; readonly isWaiting: boolean }>;
  /** The newest `most` in the order in which they were begun. */
  list(tenancy: Tenancy, owner: AttemptOwner, most: number): Promise<readonly AttemptOutline[]>;
  /** Those of these slugs, whole, in no order. */
  read(tenancy: Tenancy, owner: AttemptOwner, slugs: readonly string[]): Promise<readonly AttemptRecord[]>;
  /** One of them, null where it is none; nobody changes any of them before the transaction ends. */
  hold(tenancy: Tenancy, owner: AttemptOwner, slug: string): Promise<HeldAttempt | null>;
  change(tenancy: Tenancy, slug: string, change: AttemptChange): Promise<void>;
  /** Whoever has begun one, in one order, and at which product; `after` the last that was seen. */
  listOwners(
    tenancy: Tenancy,
    after: AttemptOwner | null,
    limit: number,
  ): Promise<readonly (AttemptOwner & { readonly productSlug: string })[]>;
}

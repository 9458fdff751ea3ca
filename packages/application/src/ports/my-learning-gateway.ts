// Knows what learners ask of the server about their own learning.
import type { Attestation } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { NamedProduct, PersonCertificate, PersonPlay, ReachedSoFar } from "./accounts/person-pages.ts";
import type { BegunAnew } from "./begun-anew.ts";
import type { Trouble } from "./ground/trouble.ts";
import type { NearSlot } from "./learner-classrooms.ts";

/** The caller's results, all products together (§7.16): `time` in seconds, `averageScore` 0–100. */
export interface ProfileStats {
  readonly started: number;
  /** Begun, and neither completed nor failed. */
  readonly underWay: number;
  readonly completed: number;
  readonly time: number;
  /** Null: nothing was scored yet. */
  readonly averageScore: number | null;
  readonly trophies: Readonly<Record<"gold" | "silver" | "bronze", number>>;
}
/** A product that is open to the caller, or that they began. */
export interface LearntProduct extends NamedProduct {
  /** The perimeter in which it is open; null: it no longer is. */
  readonly perimeterSlug: string | null;
  /** The deadline where it is open, an ISO timestamp; null: none. */
  readonly dueAt: string | null;
  /** The caller earned its certificate, and has not taken it yet. */
  readonly hasCertificateToTake?: true | undefined;
  /** The last time that the caller began it anew; absent: never. */
  readonly begunAnew?: BegunAnew | undefined;
  /** Null before the caller began it, also anew. */
  readonly progress: ReachedSoFar | null;
}
export interface OwnLearning {
  /** By name. */
  readonly products: readonly LearntProduct[];
  /** The newest first, 50 at most. */
  readonly certificates: readonly PersonCertificate[];
  /** Attestations of sessions: the newest first, 50 at most. */
  readonly attestations: readonly OwnAttestation[];
  /** Dates in which the caller has a place, or waits for one: the newest 100 at most. */
  readonly slots: readonly NearSlot[];
}
/** An attestation of a session; `code` is in the address where anybody can check it, `issuedAt` an ISO timestamp. */
export interface OwnAttestation extends Pick<Attestation, "kind" | "course" | "session" | "code" | "issuedAt"> {
  /** As it is printed. */
  readonly number: string;
}
/** Which part of the history is asked for: pages from 1. */
export interface HistoryCriteria {
  /** Slug of a product; null: of all. */
  readonly product: string | null;
  readonly status: "COMPLETE" | "FAILED" | null;
  readonly page: number;
}
export interface HistoryPage {
  /** The newest first, at most `size`. */
  readonly plays: readonly PersonPlay[];
  readonly total: number;
  /** The highest score of those that match and count, 0–100; null: none of them has one. */
  readonly best: number | null;
  readonly size: number;
}

/** The caller's own learning. */
export interface MyLearningGateway {
  readStats(): Promise<Result<ProfileStats, Trouble>>;
  readLearning(): Promise<Result<OwnLearning, Trouble>>;
  /** A PDF with what is true now. Fails with `attestation.not-earned` if it is no longer true. */
  takeAttestation(
    code: string,
    zone: string,
  ): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, Trouble>>;
  listHistory(criteria: HistoryCriteria): Promise<Result<HistoryPage, Trouble>>;
}

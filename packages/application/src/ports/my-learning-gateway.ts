// Knows what learners ask of the server about their own learning.
import type { Attestation } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { NamedProduct, PersonCertificate, PersonPlay, ReachedSoFar } from "./accounts/person-pages.ts";
import type { Trouble } from "./ground/trouble.ts";

/** What one has reached, all products together (§7.16): `time` in seconds, `averageScore` 0–100. */
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
/** A product that is open to oneself, or that one began. */
export interface LearntProduct extends NamedProduct {
  /** Where it is open; null: it was once, and is not any more. */
  readonly perimeterSlug: string | null;
  /** Null before one began. */
  readonly progress: ReachedSoFar | null;
}
export interface OwnLearning {
  /** By name. */
  readonly products: readonly LearntProduct[];
  /** The newest first, 50 at most. */
  readonly certificates: readonly PersonCertificate[];
  /** Of sessions: the newest first, 50 at most. */
  readonly attestations: readonly OwnAttestation[];
}
/** What was attested of a session; `code` is in the address by which anybody checks it, `issuedAt` an ISO timestamp. */
export interface OwnAttestation extends Pick<Attestation, "kind" | "course" | "session" | "code" | "issuedAt"> {
  /** As it is printed. */
  readonly number: string;
}
/** What of one's history is asked for: pages from 1. */
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
  /** The highest score of all that match, 0–100; null: none of them has one. */
  readonly best: number | null;
  readonly size: number;
}

/** One's own learning. */
export interface MyLearningGateway {
  readStats(): Promise<Result<ProfileStats, Trouble>>;
  readLearning(): Promise<Result<OwnLearning, Trouble>>;
  /** A PDF, as it is true now. Fails with `attestation.not-earned` where it is true no more. */
  takeAttestation(
    code: string,
    zone: string,
  ): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, Trouble>>;
  listHistory(criteria: HistoryCriteria): Promise<Result<HistoryPage, Trouble>>;
}

// Knows what authors ask of the server about the launches of a package.
import type { Result } from "@academiz/domain/kernel";
import type { LaunchCall, PackageAnswer } from "@academiz/domain/scorm";
import type { Trouble } from "../ground/trouble.ts";

/** A launch of a package by a learner. */
export interface LaunchRow {
  readonly uuid: string;
  readonly learner: { readonly id: string; readonly name: string };
  /** From 1, of this learner and product. */
  readonly number: number;
  /** ISO timestamps; `endedAt` null for what is going on, or was never told to end. */
  readonly startedAt: string;
  readonly seenAt: string;
  readonly endedAt: string | null;
  /** How many calls were told, and how many of them met an error. */
  readonly calls: number;
  readonly errors: number;
  /** Seconds that it has taken. */
  readonly time: number;
  /** What its content has said of its learner by then; null each where it has said nothing. */
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED" | null;
  readonly score: number | null;
  readonly percentage: number | null;
  /** From 1, among the attempts that count (§4.60). */
  readonly attempt: number | null;
}
/** A launch with what its content called. */
export interface LaunchDetails extends LaunchRow {
  /** In the order of the calls; `at` in milliseconds since the launch, `error` 0 without one. */
  readonly log: readonly LaunchCall[];
  /** To the questions of its content, as it told them. */
  readonly answers: readonly PackageAnswer[];
  /** Calls that were told and not kept. */
  readonly dropped: number;
}
/** One page of launches. */
export interface LaunchPage {
  /** Newest first. */
  readonly launches: readonly LaunchRow[];
  /** Of all pages. */
  readonly total: number;
}
/** Which launches are listed. */
export interface LaunchCriteria {
  /** What the name of the learner has to contain, or their whole identifier; empty for all. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/** What was called in the launches of a package. Never throws: an unknown slug or launch fails as `not-found`. */
export interface LaunchLog {
  /** A page of at most `limit`, 1–100; no launches beyond the last. */
  list(slug: string, criteria: LaunchCriteria, limit: number): Promise<Result<LaunchPage, Trouble>>;
  read(slug: string, launch: string): Promise<Result<LaunchDetails, Trouble>>;
}

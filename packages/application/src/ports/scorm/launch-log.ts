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
  /** ISO timestamps; `endedAt` is null while it goes on, or if its end was never reported. */
  readonly startedAt: string;
  readonly seenAt: string;
  readonly endedAt: string | null;
  /** How many calls were reported, and how many of them had an error. */
  readonly calls: number;
  readonly errors: number;
  /** Seconds that it took. */
  readonly time: number;
  /** What its content has reported about its learner by then; each is null if nothing was reported. */
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED" | null;
  readonly score: number | null;
  readonly percentage: number | null;
  /** From 1, among the attempts that count (§4.60). */
  readonly attempt: number | null;
}
/** A launch with the calls of its content. */
export interface LaunchDetails extends LaunchRow {
  /** In the order of the calls; `at` in milliseconds since the launch, `error` 0 without one. */
  readonly log: readonly LaunchCall[];
  /** The answers to the questions of its content, as it reported them. */
  readonly answers: readonly PackageAnswer[];
  /** Reported calls that are not kept. */
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
  /** Text that the name of the learner must contain, or their whole identifier; empty for all. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/** The calls in the launches of a package. Never throws: an unknown slug or launch fails as `not-found`. */
export interface LaunchLog {
  /** A page of at most `limit`, 1–100; no launches beyond the last. */
  list(slug: string, criteria: LaunchCriteria, limit: number): Promise<Result<LaunchPage, Trouble>>;
  read(slug: string, launch: string): Promise<Result<LaunchDetails, Trouble>>;
}

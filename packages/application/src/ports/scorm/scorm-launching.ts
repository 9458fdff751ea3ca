// Knows how an uploaded package is launched, and where what it reports is stored.
import type { Result } from "@academiz/domain/kernel";
import type {
  CompletionRule,
  LaunchCall,
  LaunchSave,
  PackageProblem,
  PackageRules,
  ScormActivity,
  ScormVersion,
} from "@academiz/domain/scorm";
import type { Trouble } from "../ground/trouble.ts";

/** A package, ready to be played. */
export interface ScormLaunch {
  /** Names the product as it is made available to the learner. */
  readonly perimeterSlug: string;
  readonly title: string;
  /** Null if the package names none: its reader's language counts. */
  readonly language: "FR" | "EN" | null;
  readonly version: ScormVersion;
  readonly items: readonly ScormActivity[];
  /** Null for a package without rules. */
  readonly rules: PackageRules | null;
  /** What makes it complete. */
  readonly completion: CompletionRule;
  /** Problems that may keep parts of it from working. */
  readonly problems: readonly { readonly code: PackageProblem; readonly at: string }[];
  readonly learner: { readonly id: string; readonly name: string };
  /** Address of the frame that plays it, on another origin. */
  readonly shellUrl: string;
  readonly contentUrl: string;
  /** The pass to read the files there. */
  readonly pass: string;
  /** The stored state of the learner, unparsed; null if nothing was saved yet. */
  readonly storedProgress: unknown;
  /**
   * Null if nothing is stored. `startedAt`: ISO timestamp of its beginning, later than that of every earlier launch.
   */
  readonly commit: {
    readonly launch: string;
    readonly startedAt: string;
    readonly ticket: string;
    readonly journalKey: string;
  } | null;
  /** How its client shows a score, as `formatMark` takes it. */
  readonly markType: string;
  /** Shown as a demonstration (§9.63). */
  readonly demo: boolean;
  /** The client's own texts, unparsed: `settleTexts` reads them; absent where there are none. */
  readonly defaultTexts?: unknown;
  /** The package's own texts, unparsed. */
  readonly ownTexts?: unknown;
  /** The client's look, unparsed: `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Where "leave" goes; null when there is nowhere to go. */
  readonly returnUrl: string | null;
}

/** Launches a package. Never throws. */
export interface ScormSource {
  launch(): Promise<Result<ScormLaunch, Trouble>>;
}

/** The result of a save. */
export interface StoredWord {
  readonly accepted: boolean;
  /** ISO timestamp of what is stored now. */
  readonly storedEventDate: string;
  /** ISO timestamp of the beginning of the launch that reported what is stored now; null if none is named. */
  readonly storedLaunchedAt: string | null;
  /** ISO timestamp of when it was stored, by the server's clock; null if that is unknown. */
  readonly storedAt: string | null;
}

/** Where what a package reports is stored. Never throws. */
export interface ScormGateway {
  /**
   * Stores it as a report of that launch, if it is later than what is stored and no other launch has gone further
   * (`isOutdated`).
   */
  send(perimeterSlug: string, launch: string, save: LaunchSave): Promise<Result<StoredWord, Trouble>>;
  /** Adds an ended attempt to the learner's history (§3.221). */
  addAttempt(perimeterSlug: string, save: LaunchSave): Promise<Result<void, Trouble>>;
  /** A new ticket for a running launch. */
  renew(perimeterSlug: string, launch: string): Promise<Result<string, Trouble>>;
  /** Reports the calls of the content, and how many seconds the launch has taken (0: not reported). */
  log(
    perimeterSlug: string,
    launch: string,
    told: { readonly calls: readonly LaunchCall[]; readonly seconds: number; readonly isEnd: boolean },
  ): Promise<Result<void, Trouble>>;
}

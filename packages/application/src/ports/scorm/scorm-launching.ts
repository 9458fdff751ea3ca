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
  /** Null where the package says none: its reader's counts. */
  readonly language: "FR" | "EN" | null;
  readonly version: ScormVersion;
  readonly items: readonly ScormActivity[];
  /** Null for a package without rules. */
  readonly rules: PackageRules | null;
  /** What makes it complete. */
  readonly completion: CompletionRule;
  /** What of it may not work. */
  readonly problems: readonly { readonly code: PackageProblem; readonly at: string }[];
  readonly learner: { readonly id: string; readonly name: string };
  /** Where the frame is that plays it: of another origin. */
  readonly shellUrl: string;
  readonly contentUrl: string;
  /** The right to read what is there. */
  readonly pass: string;
  /** What is stored of the learner, unparsed; null when nothing was saved yet. */
  readonly storedProgress: unknown;
  /** Null where nothing is kept. `startedAt`: ISO timestamp of its beginning, after that of every launch before it. */
  readonly commit: {
    readonly launch: string;
    readonly startedAt: string;
    readonly ticket: string;
    readonly journalKey: string;
  } | null;
  /** How its client says a score, as `formatMark` takes it. */
  readonly markType: string;
  /** The client's look, unparsed: `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Where "leave" goes; null when there is nowhere to go. */
  readonly returnUrl: string | null;
}

/** Launches a package. Never throws. */
export interface ScormSource {
  launch(): Promise<Result<ScormLaunch, Trouble>>;
}

/** What came of a save. */
export interface StoredWord {
  readonly accepted: boolean;
  /** ISO timestamp of what is stored now. */
  readonly storedEventDate: string;
  /** ISO timestamp of the beginning of the launch that told what is stored now; null where none is named. */
  readonly storedLaunchedAt: string | null;
  /** ISO timestamp of when it was stored, by the server's clock; null where it does not say. */
  readonly storedAt: string | null;
}

/** Where what a package reports is stored. Never throws. */
export interface ScormGateway {
  /**
   * Stores it as a word of that launch, when it is later than what is stored, and no other launch has gone further
   * (`isOutdated`).
   */
  send(perimeterSlug: string, launch: string, save: LaunchSave): Promise<Result<StoredWord, Trouble>>;
  /** Adds an ended attempt to the learner's history (§3.221). */
  addAttempt(perimeterSlug: string, save: LaunchSave): Promise<Result<void, Trouble>>;
  /** Another ticket for a launch that goes on. */
  renew(perimeterSlug: string, launch: string): Promise<Result<string, Trouble>>;
  /** Tells what the content called, and how many seconds the launch has taken (0: not told). */
  log(
    perimeterSlug: string,
    launch: string,
    told: { readonly calls: readonly LaunchCall[]; readonly seconds: number; readonly isEnd: boolean },
  ): Promise<Result<void, Trouble>>;
}

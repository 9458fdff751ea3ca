// Knows how launches of packages are kept, and what their contents called (decisions 7).
import type { ScormCall } from "@academiz/contract";
import type { LaunchSave, PackageAnswer } from "@academiz/domain/scorm";
import type { Tenancy } from "../people/tenancy.ts";

/** Somebody's in a perimeter. */
export interface LaunchPlace {
  readonly userId: string;
  readonly perimeterSlug: string;
}
/** What its content has said of its learner by then. */
export interface LaunchStanding {
  readonly status: LaunchSave["status"];
  readonly score: number | null;
  readonly percentage: number;
  /** From 1, among the attempts that count; null if it was not reported. */
  readonly attempt: number | null;
}
/** ISO timestamps. */
export interface LaunchRecord extends LaunchPlace {
  readonly id: string;
  readonly productSlug: string;
  /** From 1, of this learner and perimeter. */
  readonly number: number;
  readonly startedAt: string;
  /** When something of it was last heard. */
  readonly seenAt: string;
  /** Null for what goes on, or was never told to end. */
  readonly endedAt: string | null;
  /** What was told in all, kept or not. */
  readonly calls: number;
  readonly errors: number;
  /** Seconds that it has taken. */
  readonly time: number;
  /** Null each where its content has said nothing. */
  readonly status: LaunchSave["status"] | null;
  readonly score: number | null;
  readonly percentage: number | null;
  readonly attempt: number | null;
}
/** With whose it is. */
export interface LaunchRow extends LaunchRecord {
  readonly firstname: string;
  readonly lastname: string;
}
export interface LaunchSearch {
  readonly productSlug: string;
  /**
   * In names, login and e-mail of learners, whatever the accents and capitals, or the whole identifier of one; null:
   * all.
   */
  readonly query: string | null;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
/** What was heard of a launch, all or nothing of it. */
export interface LaunchNews {
  /** ISO. */
  readonly now: string;
  /** How many calls were told. */
  readonly told: number;
  readonly errors: number;
  /** The newest of them, in their order. */
  readonly calls: readonly ScormCall[];
  readonly isEnd: boolean;
  /** That the launch has taken; the longest that was told stays. */
  readonly seconds: number;
  /** In place of what was said before; null where nothing was. */
  readonly standing: (LaunchStanding & { readonly answers: readonly PackageAnswer[] }) | null;
}
export interface LaunchLimits {
  /** Calls, and characters of JSON, that the log of one launch holds. */
  readonly calls: number;
  readonly characters: number;
}

/** How many launches are kept. */
export interface KeptLaunches {
  readonly ofPlace: number;
  readonly ofPerson: number;
}

export interface Launches {
  /** The next of its place, begun after all others there, whatever clocks say. The newest stay, within the limits. */
  begin(
    tenancy: Tenancy,
    launch: Pick<LaunchRecord, "id" | "userId" | "perimeterSlug" | "productSlug" | "startedAt">,
    limits: KeptLaunches,
  ): Promise<LaunchRecord>;
  /** How many of a place are kept, and when the earliest of them began (ISO); null without one. */
  survey(tenancy: Tenancy, place: LaunchPlace): Promise<{ readonly many: number; readonly since: string | null }>;
  /** Whether one of a place that is kept began then (ISO). */
  hasBegun(tenancy: Tenancy, place: LaunchPlace, startedAt: string): Promise<boolean>;
  /** Null when it is not the client's. */
  read(tenancy: Tenancy, id: string): Promise<LaunchRow | null>;
  /**
   * Adds calls, and notes that it was heard of; an end that was told stays. Older calls go that are beyond the limits.
   * Nothing happens to a launch that has gone.
   */
  note(tenancy: Tenancy, id: string, news: LaunchNews, limits: LaunchLimits): Promise<void>;
  /** The newest calls within the limit, in their order. */
  listCalls(tenancy: Tenancy, id: string, most: number): Promise<readonly ScormCall[]>;
  /** What was answered in it, in the order of its questions. */
  listAnswers(tenancy: Tenancy, id: string): Promise<readonly PackageAnswer[]>;
  /** The newest first. */
  search(
    tenancy: Tenancy,
    search: LaunchSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly LaunchRow[] }>;
  /** Forgets those of all clients that were last heard of before (ISO). */
  prune(before: string): Promise<void>;
}

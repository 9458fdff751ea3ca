// Knows how work is kept that goes on when its call was answered: done once, whatever is killed meanwhile (decisions
// 15).
import type { Tenancy } from "../people/tenancy.ts";

export type JobState = "queued" | "running" | "done" | "failed";
/** Plain data, as JSON holds it. */
export type JobData = Readonly<Record<string, unknown>>;

export interface NewJob extends Tenancy {
  readonly id: string;
  readonly type: string;
  /** Of one lane a client has one job that waits or runs; null: any number. */
  readonly lane: string | null;
  readonly askerId: string;
  readonly askerClientId: string;
  readonly input: JobData;
  /** Of the document store. */
  readonly fileKey: string | null;
}
export interface JobRecord extends NewJob {
  readonly state: JobState;
  readonly done: number;
  readonly total: number;
  readonly result: JobData | null;
  /** A code. */
  readonly error: string | null;
  readonly attempts: number;
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** The sending that told of its end. */
  readonly toldId: string | null;
}

/** A job in the hands of one runner, until its lease ends. */
export interface HeldJob extends Tenancy {
  readonly id: string;
  readonly type: string;
  readonly holder: string;
  /** This one included. */
  readonly attempts: number;
}
/** An end that nobody was told of. */
export interface UntoldJob extends Tenancy {
  readonly id: string;
  readonly askerId: string;
  readonly askerClientId: string;
}
export type JobEnd =
  /** `fileKey`: what it made, of the document store; absent: what it read stays its file. */
  | { readonly state: "done"; readonly result: JobData; readonly fileKey?: string }
  /** `result` null: what was found before stays. */
  | { readonly state: "failed"; readonly error: string; readonly result: JobData | null }
  /** There is more to do: it waits until `at` (ISO), behind those who wait already. */
  | { readonly state: "queued"; readonly at: string };

export interface JobSearch {
  readonly type: string;
  readonly askerId: string;
  /** Those that ended later (ISO), or not yet. */
  readonly endedAfter: string;
  /** What their input holds, besides other things. */
  readonly input?: JobData;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

export interface Jobs {
  /**
   * False when one of its lane waits or runs. Inside a transaction it begins when that is committed; not before `at`
   * (ISO), where it is given.
   */
  add(job: NewJob, now: string, at?: string): Promise<boolean>;
  /** Forgets those of this type and input that were not begun and wait for a moment after `now` (ISO). */
  forgetPlanned(tenancy: Tenancy, type: string, input: JobData, now: string): Promise<void>;
  /** Forgets those of this type that any of these people asked for; what a runner was doing is undone. */
  forgetAskers(tenancy: Tenancy, type: string, askerIds: readonly string[]): Promise<void>;
  read(tenancy: Tenancy, id: string): Promise<JobRecord | null>;
  /** As read; nobody else changes it before the transaction ends. */
  hold(tenancy: Tenancy, id: string): Promise<JobRecord | null>;
  /** Newest first. */
  list(tenancy: Tenancy, type: string, limit: number): Promise<readonly JobRecord[]>;
  /** Newest first. */
  search(tenancy: Tenancy, search: JobSearch): Promise<{ readonly total: number; readonly rows: readonly JobRecord[] }>;
  /** As if it had never been; what its runner was doing is undone. */
  remove(tenancy: Tenancy, id: string): Promise<void>;
  /** Has it run once more, with another input. False when one of its lane waits or runs. */
  again(tenancy: Tenancy, id: string, input: JobData, now: string): Promise<boolean>;
  /** Ends one that is held, as failed; what its runner was doing is undone. */
  cancel(tenancy: Tenancy, id: string, error: string, now: string): Promise<void>;
  /**
   * In the transaction of its effect. False when it is in other hands, or cancelled: nothing of the effect may stand.
   */
  finish(held: HeldJob, end: JobEnd, now: string): Promise<boolean>;
  /** The next that is due, of any client; nobody else is given it until `until` (ISO). */
  claim(holder: string, now: string, until: string): Promise<HeldJob | null>;
  /** Holds it longer, and tells how far it is. False when it is in other hands. */
  renew(held: HeldJob, until: string, done: number, total: number): Promise<boolean>;
  /** Gives it back, to be taken from `at` (ISO) on; uncounted: as if it had not been taken. */
  release(held: HeldJob, at: string, isCounted: boolean): Promise<void>;
  /** Of all clients: those that wait to be taken, now or later. */
  countQueued(): Promise<number>;
  /** For a server that nobody shares its database with, when it starts: whatever runs is of a dead one. */
  reclaim(now: string): Promise<void>;
  /**
   * The oldest end of a job of these types that nobody was told of; nobody else is given it before the transaction
   * ends.
   */
  takeUntold(types: readonly string[]): Promise<UntoldJob | null>;
  setTold(id: string, toldId: string): Promise<void>;
  /** Forgets what ended before `before` (ISO), but of these types the newest of each client. */
  prune(before: string, kept: readonly string[]): Promise<void>;
  /** Forgets those of this type that ended before `before` (ISO). */
  pruneType(type: string, before: string): Promise<void>;
}

// Knows what operators read of their platform, above its clients: numbers and names, never what people wrote.
import type { Tenancy } from "../people/tenancy.ts";
import type { JobState } from "./jobs.ts";

export interface PlatformJob {
  readonly id: string;
  readonly clientName: string;
  readonly type: string;
  readonly state: JobState;
  readonly attempts: number;
  /** A code; null while it has not failed. */
  readonly error: string | null;
  /** ISO timestamps. */
  readonly createdAt: string;
  /** Before it nobody begins it. */
  readonly dueAt: string;
  readonly finishedAt: string | null;
}
export interface ClientStorage {
  readonly clientId: string;
  readonly clientName: string;
  readonly files: number;
  /** Of the files and of what they were made from. */
  readonly bytes: number;
}
export interface JobCounts {
  readonly queued: number;
  readonly running: number;
  readonly failed: number;
}

export interface Operation {
  countJobs(): Promise<JobCounts>;
  /** Those that wait or run, the next first; then those that failed, the newest first: at most `limit` of each. */
  listJobs(limit: number): Promise<readonly PlatformJob[]>;
  /** Whose a job is; null where there is none. */
  findHome(jobId: string): Promise<Tenancy | null>;
  /** The heaviest first, and what all weigh together. */
  listStorage(limit: number): Promise<{ readonly clients: readonly ClientStorage[]; readonly bytes: number }>;
  countMails(): Promise<{ readonly queued: number; readonly failed: number; readonly kept: number }>;
}

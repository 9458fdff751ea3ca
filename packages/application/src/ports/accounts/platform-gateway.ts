// Knows what super administrators ask of the server about the platform as a whole.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** How full a disk is. */
export interface DiskState {
  readonly state: "ok" | "low" | "full";
  /** Null if the server cannot see the disk. */
  readonly freePercent: number | null;
}
/** Problems that need somebody's attention. */
export type HealthWarning =
  | "fallback"
  | "documents.apart"
  | "documents.disk-low"
  | "documents.writes-refused"
  | "database.disk-low"
  | "database.writes-refused";
/** The state of the server. */
export interface PlatformHealth {
  readonly status: "ok" | "degraded" | "failing";
  readonly version: string;
  readonly database: "embedded" | "fallback" | "postgres";
  readonly mails: "leave" | "stay";
  readonly disks: { readonly documents: DiskState; readonly database: DiskState };
  readonly warnings: readonly HealthWarning[];
}
/** A job of any client that waits, runs or failed. */
export interface PlatformJob {
  readonly id: string;
  readonly clientName: string;
  /** Such as `product-export`. */
  readonly type: string;
  readonly state: "queued" | "running" | "done" | "failed";
  readonly attempts: number;
  /** A code. */
  readonly error: string | null;
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly dueAt: string;
  readonly finishedAt: string | null;
  /** It failed, and may be run once more. */
  readonly mayRepeat: boolean;
}
/** The size of one client's files. */
export interface ClientStorage {
  readonly clientId: string;
  readonly clientName: string;
  readonly files: number;
  readonly bytes: number;
}
/** The platform as a whole. */
export interface PlatformState {
  readonly health: PlatformHealth;
  /** The numbers count all jobs; the rows are at most 50 that wait or run and 50 that failed. */
  readonly jobs: {
    readonly queued: number;
    readonly running: number;
    readonly failed: number;
    readonly rows: readonly PlatformJob[];
  };
  /** The largest first, 50 at most. */
  readonly storage: { readonly bytes: number; readonly clients: readonly ClientStorage[] };
  readonly outbox: { readonly queued: number; readonly failed: number; readonly kept: number };
}

/** Never throws: failures are the result's. */
export interface PlatformGateway {
  read(): Promise<Result<PlatformState, Trouble>>;
  /** Runs a job once more. Fails with `job.not-repeatable`, `job.under-way`. */
  repeatJob(id: string): Promise<Result<unknown, Trouble>>;
}

// Knows what super administrators ask of the server about the platform as a whole.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** How full what is kept is. */
export interface DiskState {
  readonly state: "ok" | "low" | "full";
  /** Null where the disk cannot be seen from the server. */
  readonly freePercent: number | null;
}
/** What somebody should look after. */
export type HealthWarning =
  | "fallback"
  | "documents.apart"
  | "documents.disk-low"
  | "documents.writes-refused"
  | "database.disk-low"
  | "database.writes-refused";
/** How the server is. */
export interface PlatformHealth {
  readonly status: "ok" | "degraded" | "failing";
  readonly version: string;
  readonly database: "embedded" | "fallback" | "postgres";
  readonly mails: "leave" | "stay";
  readonly disks: { readonly documents: DiskState; readonly database: DiskState };
  readonly warnings: readonly HealthWarning[];
}
/** Work that waits, runs or failed, of any client. */
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
  /** It broke, and may be run once more. */
  readonly mayRepeat: boolean;
}
/** What the files of one client weigh. */
export interface ClientStorage {
  readonly clientId: string;
  readonly clientName: string;
  readonly files: number;
  readonly bytes: number;
}
/** The platform as a whole. */
export interface PlatformState {
  readonly health: PlatformHealth;
  /** Counts of all; rows are at most 50 that wait or run and 50 that failed. */
  readonly jobs: {
    readonly queued: number;
    readonly running: number;
    readonly failed: number;
    readonly rows: readonly PlatformJob[];
  };
  /** The heaviest first, 50 at most. */
  readonly storage: { readonly bytes: number; readonly clients: readonly ClientStorage[] };
  readonly outbox: { readonly queued: number; readonly failed: number; readonly kept: number };
}

/** Never throws: failures are the result's. */
export interface PlatformGateway {
  read(): Promise<Result<PlatformState, Trouble>>;
  /** Runs a job once more. Fails with `job.not-repeatable`, `job.under-way`. */
  repeatJob(id: string): Promise<Result<unknown, Trouble>>;
}

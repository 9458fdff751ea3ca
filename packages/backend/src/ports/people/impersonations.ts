// Knows how it is kept who stood in for whom, and when (decisions 3): ids alone, for those who ask later.
import type { Platform } from "@academiz/domain/identity";
import type { Tenancy } from "./tenancy.ts";

/** Of the client of whom somebody stood in for. */
export interface Impersonation extends Tenancy {
  readonly id: string;
  readonly userId: string;
  /** The family that it opened; null: it was refused. */
  readonly sessionId: string | null;
  readonly impersonatorId: string;
  /** The impersonator's home. */
  readonly impersonatorClientId: string;
  /** The family that it was begun from, and ends with. */
  readonly originSessionId: string;
  readonly platform: Platform;
  /** ISO timestamp. */
  readonly startedAt: string;
}

export interface Impersonations {
  add(impersonation: Impersonation): Promise<void>;
  /** The one that this family stands for, while it has not ended. */
  findOpen(tenancy: Tenancy, sessionId: string): Promise<Impersonation | null>;
  /**
   * Ends that one, and those of the families that were opened from it. False when it had ended: of several at once one
   * ends it.
   */
  end(tenancy: Tenancy, sessionId: string, now: string): Promise<boolean>;
}

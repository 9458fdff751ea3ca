// Knows how it is stored who impersonated whom, and when (decisions 3): ids only, for later inquiries.
import type { Platform } from "@academiz/domain/identity";
import type { Tenancy } from "./tenancy.ts";

/** In the tenancy of the impersonated person's client. */
export interface Impersonation extends Tenancy {
  readonly id: string;
  readonly userId: string;
  /** The token family that it opened; null: it was refused. */
  readonly sessionId: string | null;
  readonly impersonatorId: string;
  /** The impersonator's home. */
  readonly impersonatorClientId: string;
  /** The token family that it was begun from, and ends with. */
  readonly originSessionId: string;
  readonly platform: Platform;
  /** ISO timestamp. */
  readonly startedAt: string;
}

export interface Impersonations {
  add(impersonation: Impersonation): Promise<void>;
  /** The impersonation that opened this family, while it has not ended. */
  findOpen(tenancy: Tenancy, sessionId: string): Promise<Impersonation | null>;
  /**
   * Ends it, and those of the families that were opened from it. False when it had ended: of several calls at once
   * only one gets true.
   */
  end(tenancy: Tenancy, sessionId: string, now: string): Promise<boolean>;
}

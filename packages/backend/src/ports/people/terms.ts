// Knows how it is kept what the terms of use of a client say, in each version, and who accepted which.
import type { TermsTexts } from "@academiz/domain/clients";
import type { Tenancy } from "./tenancy.ts";

export interface TermsRecord {
  /** From 1, one more each time. */
  readonly version: number;
  readonly texts: TermsTexts;
  /** ISO. */
  readonly writtenAt: string;
}

export interface Terms {
  /** Null before any were written. */
  readNewest(tenancy: Tenancy): Promise<TermsRecord | null>;
  add(tenancy: Tenancy, terms: TermsRecord): Promise<void>;
  /** When this user accepted this version, ISO; null: not yet. */
  readAcceptance(tenancy: Tenancy, userId: string, version: number): Promise<string | null>;
  /** The first time stays. */
  accept(tenancy: Tenancy, userId: string, version: number, at: string): Promise<void>;
}

// Knows how the second factor of an account is kept: sealed, with how far its codes were used.
import type { Tenancy } from "../people/tenancy.ts";

export interface SecondFactor {
  /** By the vault. */
  readonly sealed: string;
  /** ISO timestamp; null: its owner has not shown yet that they have it, and it guards nothing. */
  readonly confirmedAt: string | null;
  /** Of the last code that was taken: it and those before it are taken no more. */
  readonly lastStep: number;
  /** Recovery codes that are left. */
  readonly codesLeft: number;
}

export interface SecondFactors {
  read(tenancy: Tenancy, userId: string): Promise<SecondFactor | null>;
  /** In the place of one that was never confirmed. False where one guards the account. */
  begin(tenancy: Tenancy, userId: string, sealed: string): Promise<boolean>;
  /**
   * Confirms the factor with this seal, and keeps the hashes of its recovery codes. False where the seal is another, or
   * the factor is confirmed already.
   */
  confirm(
    tenancy: Tenancy,
    userId: string,
    sealed: string,
    confirmed: { readonly at: string; readonly step: number; readonly codes: readonly string[] },
  ): Promise<boolean>;
  /** Takes the code of a step, once: false where this step, or a later one, was taken before or at the same moment. */
  takeStep(tenancy: Tenancy, userId: string, step: number): Promise<boolean>;
  /** Takes a recovery code by its hash, once. */
  takeCode(tenancy: Tenancy, userId: string, hash: string): Promise<boolean>;
  /** Other recovery codes in the place of those that are left. False where nothing guards the account. */
  renewCodes(tenancy: Tenancy, userId: string, codes: readonly string[]): Promise<boolean>;
  /** False where there was none. */
  remove(tenancy: Tenancy, userId: string): Promise<boolean>;
}

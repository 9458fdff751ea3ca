// Knows how the second factor of an account is stored: sealed, with the last step whose code was used.
import type { Tenancy } from "../people/tenancy.ts";

export interface SecondFactor {
  /** The secret, sealed by the vault. */
  readonly sealed: string;
  /** ISO timestamp; null: its owner has not yet entered a code, and it does not protect the account. */
  readonly confirmedAt: string | null;
  /** The step of the last accepted code: that one and earlier ones are refused. */
  readonly lastStep: number;
  /** Number of recovery codes left. */
  readonly codesLeft: number;
}

export interface SecondFactors {
  read(tenancy: Tenancy, userId: string): Promise<SecondFactor | null>;
  /** Replaces one that was never confirmed. False where the account has a confirmed one. */
  begin(tenancy: Tenancy, userId: string, sealed: string): Promise<boolean>;
  /**
   * Confirms the factor with this seal, and stores the hashes of its recovery codes. False where the seal is another,
   * or the factor is confirmed already.
   */
  confirm(
    tenancy: Tenancy,
    userId: string,
    sealed: string,
    confirmed: { readonly at: string; readonly step: number; readonly codes: readonly string[] },
  ): Promise<boolean>;
  /** Uses up the code of a step: false where this step, or a later one, was used before or at the same moment. */
  takeStep(tenancy: Tenancy, userId: string, step: number): Promise<boolean>;
  /** Uses up a recovery code, named by its hash. */
  takeCode(tenancy: Tenancy, userId: string, hash: string): Promise<boolean>;
  /** Replaces the recovery codes that are left. False where the account has no confirmed factor. */
  renewCodes(tenancy: Tenancy, userId: string, codes: readonly string[]): Promise<boolean>;
  /** False where there was none. */
  remove(tenancy: Tenancy, userId: string): Promise<boolean>;
}

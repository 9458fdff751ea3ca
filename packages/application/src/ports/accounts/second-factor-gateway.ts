// Knows what somebody asks of the server about the second factor of their account.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

export interface SecondFactorState {
  /** ISO timestamp; null: the account has none. */
  readonly since: string | null;
  /** Recovery codes that are left. */
  readonly codesLeft: number;
  /** The organisation requires it. */
  readonly isDemanded: boolean;
}
/** What an app on another device reads, typed by hand or from a QR code. */
export interface BegunSecondFactor {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://…` */
  readonly address: string;
}

/** All calls but the confirmation need the password: they fail as `password.wrong`, `login.too-many`. */
export interface SecondFactorGateway {
  read(): Promise<Result<SecondFactorState, Trouble>>;
  begin(password: string): Promise<Result<BegunSecondFactor, Trouble>>;
  /** Answers the recovery codes, only this once. Fails as `second-factor.wrong`. */
  confirm(code: string): Promise<Result<readonly string[], Trouble>>;
  renew(password: string): Promise<Result<readonly string[], Trouble>>;
  remove(password: string): Promise<Result<unknown, Trouble>>;
}

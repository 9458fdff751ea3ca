// Knows how the codes are computed that an app on another device shows (RFC 6238): six digits, another each 30 seconds.

export interface OneTimeCodes {
  createSecret(): Uint8Array;
  /** As people type it: base32. */
  writeSecret(secret: Uint8Array): string;
  /** The address that an app reads from a square code: `otpauth://…`. */
  writeAddress(secret: Uint8Array, label: { readonly issuer: string; readonly account: string }): string;
  /** The step, of now or of one beside it, whose code this is; null: of none. `now` in milliseconds. */
  findStep(secret: Uint8Array, code: string, now: number): number | null;
  /** A recovery code that nobody can guess, as it is shown. */
  createRecovery(): string;
}

// Knows how to compute the one-time codes that an app on another device shows (RFC 6238): six digits, a new code every
// 30 seconds.

export interface OneTimeCodes {
  createSecret(): Uint8Array;
  /** The secret as people type it: base32. */
  writeSecret(secret: Uint8Array): string;
  /** The address that an app reads from a QR code: `otpauth://…`. */
  writeAddress(secret: Uint8Array, label: { readonly issuer: string; readonly account: string }): string;
  /**
   * The step whose code this is, the present one or one next to it; null where it is the code of neither. `now` in
   * milliseconds.
   */
  findStep(secret: Uint8Array, code: string, now: number): number | null;
  /** An unguessable recovery code, in the form in which it is shown. */
  createRecovery(): string;
}

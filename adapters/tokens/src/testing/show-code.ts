// Knows the code that an authenticator app shows for a secret.
import { Secret, TOTP } from "otpauth";

/** `secret` in base32, `now` in milliseconds. */
export const showCode = (secret: string, now: number): string =>
  new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: now,
  });

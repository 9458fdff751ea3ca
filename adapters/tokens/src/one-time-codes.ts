// Knows how one-time codes are computed and recovery codes made, with otpauth.
import { randomInt } from "node:crypto";
import type { OneTimeCodes } from "@academiz/backend/ports";
import { Secret, TOTP } from "otpauth";

const PERIOD = 30;
const SETTINGS = { algorithm: "SHA1", digits: 6, period: PERIOD } as const;
/** Without letters and digits that are easily confused. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
/** Two groups of five: 49 bits. */
const GROUP = 5;

const open = (secret: Uint8Array) => new Secret({ buffer: new Uint8Array(secret).buffer });
const createGroup = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const createOneTimeCodes = (): OneTimeCodes => ({
  createSecret: () => new Secret({ size: 20 }).bytes,
  writeSecret: (secret) => open(secret).base32,
  writeAddress: (secret, { issuer, account }) =>
    new TOTP({ ...SETTINGS, issuer, label: account, secret: open(secret) }).toString(),
  findStep(secret, code, now) {
    if (!/^\d{6}$/.test(code)) return null;
    const delta = new TOTP({ ...SETTINGS, secret: open(secret) }).validate({ token: code, timestamp: now, window: 1 });
    return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
  },
  createRecovery: () => `${createGroup()}-${createGroup()}`,
});

// Knows the address of a file's bytes: one that only the platform can compute.
import { createHmac } from "node:crypto";

const KEY = /^[\w-]{43}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/**
 * An HMAC of client and content: it cannot be guessed, and the same file is stored once. `content` is a SHA-256, in
 * hexadecimal.
 */
export const computeKey = (secret: Uint8Array, clientId: string, content: string): string =>
  createHmac("sha256", secret).update(`document\0${clientId}\0${content}`).digest("base64url");

/** Files are spread over folders, so that no folder holds them all. */
export const placeKey = (key: string): string => `${key.slice(0, 2)}/${key}`;

/** @throws Error when it is no key. */
export function demandKey(text: string): void {
  if (!isKey(text)) throw new Error(`"${text}" is no key of a document`);
}

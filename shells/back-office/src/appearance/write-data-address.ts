// Knows how a picture gets an address that is its own bytes: the policy of the page lets no other local one be seen.
import { judgeMediaType } from "@academiz/domain/documents";

/** What is turned into letters at once: a call takes no more arguments. */
const PORTION = 8_192;

export function writeDataAddress(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += PORTION)
    letters += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return `data:${judgeMediaType(bytes)};base64,${btoa(letters)}`;
}

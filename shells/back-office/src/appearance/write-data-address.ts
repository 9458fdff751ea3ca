// Knows how a picture becomes a data: address, since the policy of the page allows no other address for a local one.
import { judgeMediaType } from "@academiz/domain/documents";

/** How many bytes are converted at once: a call takes no more arguments. */
const PORTION = 8_192;

export function writeDataAddress(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += PORTION)
    letters += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return `data:${judgeMediaType(bytes)};base64,${btoa(letters)}`;
}

// Knows how a packed value travels in suspend data: printable ASCII, versioned, deflated.
import type { Json } from "@academiz/domain/kernel";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

/** Marks text that this codec wrote; a later one takes another number and reads this one still. */
const PREFIX = "v1.";
/** §9.23 */
export const SCORM12_LIMIT = 4096;

export function encodeSuspendData(value: Json): string {
  return PREFIX + toBase64(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }));
}

/** Null for what nobody wrote here, or what was cut or damaged on its way (§8.23). */
export function decodeSuspendData(text: string): unknown {
  if (!text.startsWith(PREFIX)) return null;
  try {
    return JSON.parse(strFromU8(inflateSync(fromBase64(text.slice(PREFIX.length)))));
  } catch {
    // Cut by an LMS or written by another content: treated as empty.
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

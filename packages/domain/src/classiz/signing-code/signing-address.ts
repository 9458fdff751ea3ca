// Knows the address in the QR of a slot: the page of its classroom, with the code in the fragment, which reaches no
// server and no log.
import { readTypedCode } from "./spell-code.ts";

/** Below the platform's address. */
export const writeSigningPath = (perimeterSlug: string, slotSlug: string, code: string): string =>
  `/classroom/${encodeURIComponent(perimeterSlug)}#sign=${encodeURIComponent(slotSlug)}.${code}`;

/** What a fragment holds; null for any other fragment. */
export function readSigningFragment(fragment: string): { readonly slotSlug: string; readonly code: string } | null {
  const [, slotSlug, typed] = /^#?sign=([\w-]{1,200})\.([\w-]{1,20})$/.exec(fragment) ?? [];
  const code = typed === undefined ? null : readTypedCode(typed);
  return slotSlug === undefined || code === null ? null : { slotSlug, code };
}

/** What a scanned text holds: an address of ours, on whatever host, or the code alone. */
export function readScanned(text: string): { readonly slotSlug: string | null; readonly code: string } | null {
  const at = text.indexOf("#");
  if (at >= 0) return readSigningFragment(text.slice(at));
  const code = readTypedCode(text);
  return code === null ? null : { slotSlug: null, code };
}

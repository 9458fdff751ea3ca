// Knows which names a file of a library may be shown under: however it was called, no name is a path or looks like
// another one.
import { cleanFileName } from "../kernel/index.ts";

/**
 * Control characters, and characters that turn the direction of a text: `photo<U+202E>gpj.exe` reads `photoexe.jpg`.
 */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Half of a surrogate pair, without its other half. */
const LONELY = /\p{Cs}/gu;

/**
 * The last part of a path, without invisible characters, as a name that a download can have (§5.24): at most 200
 * characters, with its extension. `unamed` where nothing is left.
 */
export function cleanDocumentName(name: string): string {
  const last = name.replace(INVISIBLE, "").replace(LONELY, "").split(/[/\\]/).pop() ?? "";
  return cleanFileName(last.replace(/^\.+/, "").trim());
}

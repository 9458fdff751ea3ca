// Knows which names a file of a library may be shown under: however it was called, no name is a path or looks like
// another one.
import { cleanFileName } from "../kernel/index.ts";

/** Code points. */
const LONGEST = 200;
/**
 * Control characters, and characters that turn the direction of a text: `photo<U+202E>gpj.exe` reads `photoexe.jpg`.
 */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Half of a surrogate pair, without its other half. */
const LONELY = /\p{Cs}/gu;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

/**
 * The last part of a path, without invisible characters, as a name that a download can have (§5.24): at most 200
 * characters, with its extension. `unamed` where nothing is left.
 */
export function cleanDocumentName(name: string): string {
  const last = name.replace(INVISIBLE, "").replace(LONELY, "").split(/[/\\]/).pop() ?? "";
  const clean = cleanFileName(last.replace(/^\.+/, "").trim());
  const letters = [...clean];
  if (letters.length <= LONGEST) return clean;
  const extension = EXTENSION.exec(clean)?.[0] ?? "";
  return letters.slice(0, LONGEST - extension.length).join("") + extension;
}

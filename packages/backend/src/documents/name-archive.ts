// Knows which archives people mistake for a package, by their first bytes.
import type { StagedFile } from "../ports/index.ts";

const ARCHIVES: readonly (readonly [string, string])[] = [
  ["Rar!", "it is a RAR archive, not a zip"],
  ["7z\xbc\xaf", "it is a 7z archive, not a zip"],
  ["PK\x05\x06", "it is an empty zip"],
];
const LONGEST = 4;

/** Null for a file that is no known archive. */
export async function nameArchive(file: Pick<StagedFile, "read" | "size">): Promise<string | null> {
  if (file.size < LONGEST) return null;
  const parts: Uint8Array[] = [];
  for await (const part of file.read({ start: 0, end: LONGEST - 1 })) parts.push(part);
  const start = String.fromCharCode(...parts.flatMap((part) => [...part])).slice(0, LONGEST);
  return ARCHIVES.find(([mark]) => start === mark)?.[1] ?? null;
}

// Knows how a file that content names is called to its author: by its name in the library, or as gone from there.
import type { DocumentFile } from "@academiz/domain/catalog";
import { readFileSlug } from "@academiz/domain/learniz";

/** A file that content names, and that the library no longer has. */
export const GONE = Symbol("gone");
export type FileName = string | typeof GONE | null;

/** `src`: `document:<slug>`, or an address, which is its own name; empty: no file. */
export function nameFile(src: string, files: readonly Pick<DocumentFile, "slug" | "name">[]): FileName {
  if (src === "") return null;
  if (!src.startsWith("document:")) return src;
  const slug = readFileSlug(src);
  return files.find((one) => one.slug === slug)?.name ?? GONE;
}

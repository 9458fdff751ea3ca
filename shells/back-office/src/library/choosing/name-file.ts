// Knows how a file that content names is called to its author: by its name in the library, or as gone from there.
import type { DocumentFile } from "@academiz/domain/catalog";
import { readFileSlug } from "@academiz/domain/learniz";

/** A file that content names, and that the library no longer has. */
export const GONE = Symbol("gone");
export type FileName = string | typeof GONE | null;

type NamedFile = Pick<DocumentFile, "slug" | "name">;

/** `src`: `document:<slug>`, or an address, which is its own name; empty: no file. */
export function nameFile(src: string, files: readonly NamedFile[]): FileName {
  if (src === "") return null;
  if (!src.startsWith("document:")) return src;
  const slug = readFileSlug(src);
  return files.find((one) => one.slug === slug)?.name ?? GONE;
}

/** The file to which a link leads; null for a link to something else, and for no link. */
export const nameLinkedFile = (url: string | null, files: readonly NamedFile[]): FileName =>
  url === null || readFileSlug(url) === null ? null : nameFile(url, files);

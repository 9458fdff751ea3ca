// Knows the address of a game's file, from the one that its content has.
import type { DocumentFile } from "@academiz/domain/catalog";

/** Null for a file that the library no longer has. */
export const findFileAddress = (src: string, files: readonly DocumentFile[]): string | null =>
  src.startsWith("document:") ? (files.find(({ slug }) => src === `document:${slug}`)?.url ?? null) : src;

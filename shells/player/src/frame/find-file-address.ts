// Knows where a file of a game is, by the address that its content says.
import type { DocumentFile } from "@academiz/domain/catalog";

/** Null for a file of the library that is not there any more. */
export const findFileAddress = (src: string, files: readonly DocumentFile[]): string | null =>
  src.startsWith("document:") ? (files.find(({ slug }) => src === `document:${slug}`)?.url ?? null) : src;

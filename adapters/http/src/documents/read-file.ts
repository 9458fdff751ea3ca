// Knows how a file of a library is read from the server's answer.
import type { LibraryFile, UsedFile } from "@academiz/application/ports";
import type { DocumentAnswer, UsedDocumentAnswer } from "@academiz/contract";

/** Null for a folder. */
export function readFile(answer: DocumentAnswer): LibraryFile | null {
  const { slug, name, description, type: shelf, kind, mediaType, size, source, width, height, original } = answer;
  if (kind === null || source === null) return null;
  return {
    shelf,
    slug,
    name,
    description,
    kind,
    mediaType: mediaType ?? "application/octet-stream",
    size: size ?? 0,
    width,
    height,
    isTagged: answer.tagged ?? null,
    url: source,
    original: original && { url: original.source, size: original.size },
    folderSlug: answer.parentSlug,
    isFavourite: answer.favorite,
    uses: answer.uses,
    alternative: answer.alternative,
    focus: answer.focus,
    transcript: answer.transcript,
    captions: answer.captions,
    captionsName: answer.captionsName,
    licence: answer.licence,
    origin: answer.origin,
    createdAt: answer.createdAt,
  };
}

/** @throws Error where the server answers a folder for a file: a bug. */
export function requireFile(answer: DocumentAnswer): LibraryFile {
  const file = readFile(answer);
  if (!file) throw new Error(`a folder in the place of a file: ${answer.slug}`);
  return file;
}

export const readUsedFile = (answer: UsedDocumentAnswer): UsedFile => ({
  ...requireFile(answer),
  usedBy: answer.usedBy,
});

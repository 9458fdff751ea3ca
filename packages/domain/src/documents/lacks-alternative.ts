// Knows which files have nothing to replace them where they cannot be seen or heard (decisions 14).
import type { DocumentKind } from "./document-kind.ts";

/** What replaces a file for those who do not see or hear it. */
export interface FileWords {
  /** What a picture shows; empty: it is only decoration; null: nobody has described it. */
  readonly alternative: string | null;
  /** The words of a sound or a film. */
  readonly transcript: string;
  /** Slug of the file with the captions of a film; null without one. */
  readonly captions: string | null;
}

/**
 * True for a picture that nobody has described, a sound without a transcript, and a film without captions; false for
 * any other file.
 */
export function lacksAlternative(kind: DocumentKind, { alternative, transcript, captions }: FileWords): boolean {
  switch (kind) {
    case "image":
    case "animation":
      return alternative === null;
    case "audio":
      return transcript.trim() === "";
    case "video":
      return captions === null;
    default:
      return false;
  }
}

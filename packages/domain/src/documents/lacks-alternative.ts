// Knows which files nothing stands for where they cannot be seen or heard (decisions 14).
import type { DocumentKind } from "./document-kind.ts";

/** What is said of a file for those who do not see or hear it. */
export interface FileWords {
  /** What a picture shows; empty: it is only decoration; null: nobody has said it. */
  readonly alternative: string | null;
  /** What a sound or a film says. */
  readonly transcript: string;
  /** Slug of the file with the captions of a film; null without one. */
  readonly captions: string | null;
}

/**
 * A picture of which nobody has said what it shows, a sound without a transcript, a film without captions; any other
 * file lacks nothing.
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

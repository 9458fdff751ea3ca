// Knows what is found out about a PDF that arrives.
import type { HeldFile } from "./document-store.ts";

export interface PdfReader {
  /**
   * True where it says which of its words are headings, lists and tables, as programs need it that read aloud; null
   * where that cannot be found out: it is too large, or locked. One at a time. Throws where the file cannot be read.
   */
  isTagged(file: HeldFile): Promise<boolean | null>;
}

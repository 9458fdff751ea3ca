// Knows what is loaded for a PDF that is read in its place: the code that draws it, and its words.
import { bringWords } from "../language/late-words.ts";
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";
import { PdfViewer } from "./pdf-viewer.tsx";

export type { PdfViewerProps } from "./pdf-viewer.tsx";

const WORDS = { en, fr };

export function openPdfViewer(): typeof PdfViewer {
  bringWords(WORDS);
  return PdfViewer;
}

// Knows how a test reads a PDF: as a reader's program does, outside of a browser.
import type { PDFDocumentProxy } from "pdfjs-dist";

/** What a page is drawn with is asked for when the reader comes, and never used: nothing is drawn here. */
Object.assign(globalThis, { DOMMatrix: class {} });

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

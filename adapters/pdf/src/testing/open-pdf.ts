// Knows how a test reads a PDF: as a reader's program does, outside of a browser.
import type { PDFDocumentProxy } from "pdfjs-dist";

/** The library asks for drawing tools when it is loaded, and never uses them here: nothing is drawn. */
Object.assign(globalThis, { DOMMatrix: class {} });

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

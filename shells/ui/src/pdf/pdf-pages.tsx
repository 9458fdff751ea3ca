// Knows the pages of a PDF one below the other: a zoom draws them again, scrolling does not.
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { memo, type RefObject, useState } from "react";
import { createNearPages } from "./near-pages.ts";
import { PdfPage } from "./pdf-page.tsx";

export interface PdfPagesProps {
  readonly file: PDFDocumentProxy;
  /** CSS pixels. */
  readonly width: number;
  /** Height divided by width, until a page itself is known. */
  readonly ratio: number;
  /** What they are scrolled in. */
  readonly pane: RefObject<HTMLElement | null>;
}

export const PdfPages = memo(function PdfPages({ file, width, ratio, pane }: PdfPagesProps) {
  const [near] = useState(() => createNearPages(pane));
  return Array.from({ length: file.numPages }, (_, index) => (
    <PdfPage key={index} file={file} number={index + 1} width={width} ratio={ratio} near={near} />
  ));
});

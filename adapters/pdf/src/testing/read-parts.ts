// Knows how a test reads what a PDF says, page by page, and the parts in which it is read aloud.
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

type Part = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;

/** The text without what lines and runs add or leave out. */
export const squeeze = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** The squeezed text of each page. */
export const readPages = (pdf: PDFDocumentProxy): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return squeeze(items.map((item) => ("str" in item ? item.str : "")).join(""));
    }),
  );

export const readTree = async (pdf: PDFDocumentProxy, page = 1): Promise<Part> =>
  (await pdf.getPage(page)).getStructTree();

/** The roles of all parts, in the order in which they are read. */
export const listRoles = (part: Part): string[] =>
  part.children.flatMap((child) => ("role" in child ? [child.role, ...listRoles(child)] : []));

export const readRoles = async (pdf: PDFDocumentProxy, page = 1): Promise<string[]> =>
  listRoles(await readTree(pdf, page));

// Knows the content of a downloaded PDF: its text, its tags and its properties.
import { readFile } from "node:fs/promises";

/** The library asks for drawing tools when it is loaded, and never uses them here: nothing is drawn. */
Object.assign(globalThis, { DOMMatrix: class {} });

export interface ReadPdf {
  /** The text of its first page, without the spaces that lines and fonts add or leave out. */
  readonly text: string;
  readonly isTagged: boolean;
  readonly language: unknown;
}

export const squeeze = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

export async function readPdf(path: string): Promise<ReadPdf> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const { info } = await pdf.getMetadata();
  return {
    text: squeeze(items.map((item) => ("str" in item ? item.str : "")).join("")),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    language: (info as Readonly<Record<string, unknown>>)["Language"],
  };
}

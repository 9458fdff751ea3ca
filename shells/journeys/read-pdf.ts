// Knows what stands in a PDF that somebody downloaded: its text, its tags and what it says of itself.
import { readFile } from "node:fs/promises";

/** What a page is drawn with is asked for when the reader comes, and never used: nothing is drawn here. */
Object.assign(globalThis, { DOMMatrix: class {} });

export interface ReadPdf {
  /** Of its first page, without the spaces that lines and fonts add or leave out. */
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

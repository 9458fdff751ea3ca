// Knows how words are put on a page together with their role: a title, a paragraph, a picture with its words.
import PDFDocument from "pdfkit";
import type { Face, FontFile, Fonts } from "./fonts.ts";
import { type Box, type Laid, layLines } from "./lay-lines.ts";

export interface PageTerms {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly layout: "landscape" | "portrait";
}
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly align?: "left" | "center";
}
export interface PictureFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The words for readers who do not see it. */
  readonly alternative: string;
}
type Tag = "H1" | "H2" | "P";
type Parts = readonly (Placed & { readonly laid: Laid })[];
/** One cell of a table: its words, and a picture beside them. */
export interface Cell {
  readonly tag: "TH" | "TD";
  readonly text: string;
  readonly parts: Parts;
  readonly picture?: (PictureFrame & { readonly draw: (place: PictureFrame) => void }) | undefined;
}
export interface Strokes {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: string;
  /** The size before it is scaled. */
  readonly width: number;
}
export interface TableWriter {
  row(cells: readonly Cell[]): void;
  /** Decoration may be drawn while it is open, but nothing else is written before its end. */
  end(): void;
}

export interface PageWriter {
  readonly width: number;
  readonly height: number;
  lay(text: string, face: Face, box: Box): Laid;
  /** Adds laid out text as a part of the document; absent letters are read out as they are in `text`. */
  write(tag: Tag, text: string, parts: Parts): void;
  /** Begins the next page. */
  turn(): void;
  table(): TableWriter;
  /** Writes decoration at the foot of each page, in its middle, once all pages are written. */
  number(say: (page: number, pages: number) => string, at: { readonly color: string; readonly bottom: number }): void;
  /** Null: the bytes are not a picture, or of a kind that PDF does not know. */
  openPicture(bytes: Uint8Array): PDFKit.Mixins.ImageSrc | null;
  /** Adds a picture that has words of its own. */
  picture(frame: PictureFrame, draw: (doc: PDFKit.PDFDocument) => void): void;
  /** Inside a picture: laid out words, and the strokes of an SVG path. */
  draw(placed: Placed & { readonly laid: Laid }): void;
  stroke(path: string, at: Strokes): void;
  /** Draws decoration, which readers pass over. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void;
  end(): Promise<Uint8Array>;
}

export function createPageWriter(fonts: Fonts, { language, title, author, at, layout }: PageTerms): PageWriter {
  const doc = new PDFDocument({
    size: "A4",
    layout,
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: "Academiz", Producer: "Academiz", CreationDate: at, ModDate: at },
    // biome-ignore lint/suspicious/noExplicitAny: without one there is no standard font either, which the types do not know.
    font: null as any,
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const known = new Set<string>();
  const take = (font: FontFile, size: number) => {
    if (!known.has(font.name)) doc.registerFont(font.name, font.bytes);
    known.add(font.name);
    return doc.font(font.name).fontSize(size);
  };
  const draw = ({ laid, x, y, color, align }: Placed & { readonly laid: Laid }) => {
    laid.lines.forEach((line, index) => {
      let at = align === "center" ? x - line.width / 2 : x;
      // Runs of different fonts stand on one baseline.
      const bottom = y + index * (laid.height / laid.lines.length) + laid.size;
      for (const { font, text } of line.runs) {
        take(font, laid.size).fillColor(color).text(text, at, bottom, { lineBreak: false, baseline: "alphabetic" });
        at += font.measure(text, laid.size);
      }
    });
  };
  return {
    width: doc.page.width,
    height: doc.page.height,
    lay: (text, face, box) => layLines(text, fonts[face], box),
    write(tag, text, parts) {
      const isPartial = parts.some(({ laid }) => laid.isPartial);
      root.add(doc.struct(tag, isPartial ? { actual: text } : {}, () => parts.forEach(draw)));
    },
    turn: () => void doc.addPage(),
    table() {
      const table = doc.struct("Table");
      root.add(table);
      return {
        row(cells) {
          const row = doc.struct("TR");
          table.add(row);
          for (const { tag, text, parts, picture } of cells) {
            const isPartial = parts.some(({ laid }) => laid.isPartial);
            const cell = doc.struct(tag, isPartial ? { actual: text } : {});
            row.add(cell);
            cell.add(doc.struct("P", {}, () => parts.forEach(draw)));
            if (picture) {
              const { x, y, width, height, alternative } = picture;
              const options = { alt: alternative, bbox: [x, y, x + width, y + height] };
              cell.add(doc.struct("Figure", options, () => picture.draw(picture)));
            }
            cell.end();
          }
          row.end();
        },
        end: () => void table.end(),
      };
    },
    number(say, { color, bottom }) {
      const { start, count } = doc.bufferedPageRange();
      for (let at = 0; at < count; at++) {
        doc.switchToPage(start + at);
        const laid = layLines(say(at + 1, count), fonts.text, { width: 200, height: 14, size: 9, leading: 1.4 });
        doc.markContent("Artifact", { type: "Pagination" });
        draw({ laid, x: doc.page.width / 2, y: doc.page.height - bottom, color, align: "center" });
        doc.endMarkedContent();
      }
    },
    openPicture(bytes) {
      try {
        // The types leave it out: it reads a picture without drawing it.
        const opener = doc as unknown as { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc };
        return opener.openImage(Buffer.from(bytes));
      } catch {
        return null;
      }
    },
    picture({ x, y, width, height, alternative }, drawPicture) {
      const options = { alt: alternative, bbox: [x, y, x + width, y + height] };
      root.add(doc.struct("Figure", options, () => drawPicture(doc)));
    },
    draw,
    stroke(path, { x, y, scale, color, width }) {
      doc.save().translate(x, y).scale(scale);
      doc.path(path).lineWidth(width).lineCap("round").lineJoin("round").stroke(color);
      doc.restore();
    },
    decorate(drawIt) {
      doc.markContent("Artifact", { type: "Layout" });
      drawIt(doc);
      doc.endMarkedContent();
    },
    end() {
      root.end();
      doc.end();
      return ended;
    },
  };
}

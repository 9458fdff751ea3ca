// Knows how attendance sheets look: a heading, what was held, a table that goes on over pages, the signatures below it.
import type { PrintedLook, SheetPictures } from "@academiz/backend/ports";
import { DRAWING_BOX, type DrawnSignature, type SheetWords, wordPage } from "@academiz/domain/classiz";
import { drawPicture } from "./draw-picture.ts";
import type { Fonts } from "./fonts.ts";
import { createPageWriter, type PageWriter, type PictureFrame } from "./page-writer.ts";

const INK = "#1B1C1E";
const QUIET = "#55595C";
const LINE = "#C9CDD0";
/** Points. */
const EDGE = 48;
const FOOT = 56;
const NAME_WIDTH = 190;
const CELL = 6;
const DRAWN = { width: 120, height: 40 };

export interface PrintedSheet {
  readonly words: SheetWords;
  readonly pictures: SheetPictures;
}

export async function printSheets(
  fonts: Fonts,
  sheets: readonly PrintedSheet[],
  look: PrintedLook,
  printedAt: string,
): Promise<Uint8Array> {
  const [first] = sheets;
  if (!first) throw new Error("no sheet is printed");
  const { language, title, course, session, issuer } = first.words;
  const page = createPageWriter(fonts, {
    ...{ language, author: issuer, at: new Date(printedAt), layout: "portrait" },
    title: [title, course, session].filter(Boolean).join(" – "),
  });
  for (const [at, sheet] of sheets.entries()) {
    if (at > 0) page.turn();
    writeSheet(page, sheet, look);
  }
  page.number((number, pages) => wordPage(language, number, pages), { color: QUIET, bottom: 28 });
  return page.end();
}

function writeSheet(page: PageWriter, { words, pictures }: PrintedSheet, look: PrintedLook): void {
  const width = page.width - 2 * EDGE;
  page.decorate((doc) => doc.rect(0, 0, page.width, 8).fill(look.brand));
  let y = writeHead(page, words, pictures, look, width);
  y = writeFacts(page, words, y, width);
  y = writeRows(page, words, pictures, y, width);
  writeFoot(page, words, pictures, y, width);
}

/** Answers where it ends. */
function writeHead(
  page: PageWriter,
  words: SheetWords,
  pictures: SheetPictures,
  look: PrintedLook,
  width: number,
): number {
  const box = { x: EDGE + width - 64, y: 32, width: 64, height: 48, alternative: words.issuer };
  const hasPicture = drawPicture(page, pictures.picto ?? look.logo, box);
  const room = hasPicture ? width - 80 : width;
  let y = 32;
  const write = (tag: "H1" | "P", text: string, size: number, color: string, gap: number) => {
    if (text === "") return;
    const laid = page.lay(text, size > 12 ? "title" : "text", { width: room, height: 72, size, leading: 1.25 });
    page.write(tag, text, [{ laid, x: EDGE, y, color }]);
    y += laid.height + gap;
  };
  write("H1", words.title, 22, look.ink, 6);
  write("P", words.course, 15, INK, 2);
  write("P", words.session, 12, INK, 2);
  write("P", words.issuer, 10, QUIET, 12);
  return Math.max(y, 92);
}

function writeFacts(page: PageWriter, { facts }: SheetWords, top: number, width: number): number {
  let y = top;
  for (const { name, value } of facts) {
    const label = page.lay(name, "text", { width: 90, height: 14, size: 9.5, leading: 1.4 });
    const said = page.lay(value, "strong", { width: width - 100, height: 42, size: 10.5, leading: 1.35 });
    page.write("P", `${name} ${value}`, [
      { laid: label, x: EDGE, y, color: QUIET },
      { laid: said, x: EDGE + 100, y, color: INK },
    ]);
    y += Math.max(label.height, said.height) + 2;
  }
  return y + 12;
}

function writeRows(page: PageWriter, words: SheetWords, pictures: SheetPictures, top: number, width: number): number {
  if (words.rows.length === 0) {
    const laid = page.lay(words.nobody, "text", { width, height: 20, size: 10.5, leading: 1.4 });
    page.write("P", words.nobody, [{ laid, x: EDGE, y: top, color: QUIET }]);
    return top + laid.height + 16;
  }
  const split = EDGE + NAME_WIDTH;
  let y = top;
  let table = page.table();
  const writeRow = (
    cells: readonly [string, string],
    face: "text" | "strong",
    tag: "TH" | "TD",
    drawn: DrawnSignature | null,
  ) => {
    const size = { size: 10, leading: 1.35 };
    const room = width - NAME_WIDTH - 2 * CELL - (drawn ? DRAWN.width + CELL : 0);
    const name = page.lay(cells[0], face, { ...size, width: NAME_WIDTH - 2 * CELL, height: 42 });
    const said = page.lay(cells[1], tag === "TH" ? "strong" : "text", { ...size, width: room, height: 84 });
    const height = Math.max(name.height, said.height, drawn ? DRAWN.height : 0) + 2 * CELL;
    if (y + height > page.height - FOOT) {
      table.end();
      page.turn();
      y = EDGE;
      table = page.table();
      if (tag === "TD") writeRow(words.columns, "strong", "TH", null);
    }
    const at = y;
    page.decorate((doc) => doc.rect(EDGE, at + height, width, 0.75).fill(LINE));
    const put = { y: at + CELL, color: INK };
    table.row([
      { tag: "TH", text: cells[0], parts: [{ laid: name, x: EDGE + CELL, ...put }] },
      {
        tag,
        text: cells[1],
        parts: [{ laid: said, x: split + CELL, ...put }],
        ...(drawn && {
          picture: {
            ...{
              x: EDGE + width - DRAWN.width - CELL,
              y: at + CELL,
              ...DRAWN,
              alternative: `${words.drawn} ${cells[0]}`,
            },
            draw: (place) => drawSignature(page, drawn, place),
          },
        }),
      },
    ]);
    y = at + height;
  };
  writeRow(words.columns, "strong", "TH", null);
  for (const [at, { name, value }] of words.rows.entries())
    writeRow([name, value], "text", "TD", pictures.people[at] ?? null);
  table.end();
  return y + 20;
}

function writeFoot(page: PageWriter, words: SheetWords, pictures: SheetPictures, top: number, width: number): void {
  const needed = 150;
  let y = top;
  if (y + needed > page.height - FOOT) {
    page.turn();
    y = EDGE;
  }
  const half = (width - 24) / 2;
  const { trainer, signature } = pictures;
  const sides = [
    {
      ...{ x: EDGE, title: words.trainer.name, said: words.trainer.value },
      sign: (frame: PictureFrame) => {
        if (trainer) page.picture(frame, () => drawSignature(page, trainer, frame));
      },
    },
    {
      ...{ x: EDGE + half + 24, title: words.client, said: "" },
      sign: (frame: PictureFrame) => void drawPicture(page, signature, frame),
    },
  ];
  let end = y;
  for (const { x, title, said, sign } of sides) {
    const name = page.lay(title, "strong", { width: half, height: 28, size: 10, leading: 1.35 });
    const value = page.lay(said, "text", { width: half, height: 28, size: 10, leading: 1.35 });
    page.write("P", [title, said].filter(Boolean).join(" "), [
      { laid: name, x, y, color: INK },
      { laid: value, x, y: y + name.height, color: QUIET },
    ]);
    const at = y + name.height + value.height + 4;
    sign({ x, y: at, width: half, height: 56, alternative: `${words.drawn} ${title}` });
    page.decorate((doc) => doc.rect(x, at + 60, half, 0.75).fill(LINE));
    end = Math.max(end, at + 72);
  }
  const chain = page.lay(words.chain, "text", { width, height: 28, size: 8.5, leading: 1.4 });
  page.write("P", words.chain, [{ laid: chain, x: EDGE, y: end, color: QUIET }]);
}

/** Draws the strokes of a signature, or a typed name in letters: at the left of the frame, as large as it allows. */
function drawSignature(page: PageWriter, signature: DrawnSignature, { x, y, width, height }: PictureFrame): void {
  if (signature.kind === "typed") {
    const laid = page.lay(signature.name, "title", { width, height, size: 16, leading: 1.2 });
    page.draw({ laid, x, y, color: INK });
    return;
  }
  const scale = Math.min(width / DRAWING_BOX.width, height / DRAWING_BOX.height);
  page.stroke(signature.path, { x, y, scale, color: INK, width: 3 });
}

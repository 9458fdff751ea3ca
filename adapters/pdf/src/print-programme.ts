// Knows how the programme of a session looks: its facts, what its author wrote, a table of dates, the signature below.
import type { OwnPictures, PrintedLook } from "@academiz/backend/ports";
import { type ProgrammePart, type ProgrammeWords, wordPage } from "@academiz/domain/classiz";
import { drawPicture } from "./draw-picture.ts";
import type { Fonts } from "./fonts.ts";
import { createPageWriter, type PageWriter } from "./page-writer.ts";
import { TABLE_LINE, writeTable } from "./write-table.ts";

const INK = "#1B1C1E";
const QUIET = "#55595C";
/** Points. */
const EDGE = 56;
const FOOT = 64;
const LABEL = 124;
const CELL = 6;
/** The columns' shares of the width, without and with a last one that says where or with whom. */
const SHARES = { four: [0.37, 0.17, 0.3, 0.16], five: [0.26, 0.16, 0.21, 0.13, 0.24] } as const;
const TEXT = { size: 10.5, leading: 1.45 };
const HEADING = { size: 13, leading: 1.3 };

export async function printProgramme(
  fonts: Fonts,
  words: ProgrammeWords,
  pictures: OwnPictures,
  look: PrintedLook,
  printedAt: string,
): Promise<Uint8Array> {
  const { language, provider, title, facts } = words;
  const page = createPageWriter(fonts, {
    ...{ language, author: provider, at: new Date(printedAt), layout: "portrait" },
    title: [title, facts[0]?.value, facts[1]?.value].filter(Boolean).join(" – "),
  });
  page.decorate((doc) => doc.rect(0, 0, page.width, 8).fill(look.brand));
  let y = writeHead(page, words, pictures, look);
  y = writeFacts(page, words, y);
  for (const part of words.about) y = writePart(page, part, look, y);
  y = writeHeading(page, words.dates, look, y, 60);
  const shares = words.columns.length > 4 ? SHARES.five : SHARES.four;
  y = writeTable(page, words, { y, edge: EDGE, foot: FOOT, shares }) + 20;
  y = writePart(page, words.presence, look, y);
  writeFoot(page, words, pictures, y);
  page.number((number, pages) => wordPage(language, number, pages), { color: QUIET, bottom: 28 });
  return page.end();
}

const measure = (page: PageWriter): number => page.width - 2 * EDGE;
const isOver = (page: PageWriter, y: number): boolean => y > page.height - FOOT;

/** Answers where it ends, as the others do. */
function writeHead(page: PageWriter, words: ProgrammeWords, { picto }: OwnPictures, look: PrintedLook): number {
  const width = measure(page);
  const box = { x: EDGE + width - 72, y: 40, width: 72, height: 56, alternative: words.provider };
  const room = drawPicture(page, picto ?? look.logo, box) ? width - 88 : width;
  const title = page.lay(words.title, "title", { width: room, height: 72, size: 24, leading: 1.2 });
  page.write("H1", words.title, [{ laid: title, x: EDGE, y: 44, color: look.ink }]);
  return Math.max(44 + title.height + 20, room < width ? 112 : 0);
}

function writeFacts(page: PageWriter, { facts }: ProgrammeWords, top: number): number {
  const width = measure(page);
  let y = top;
  for (const { name, value } of facts) {
    const label = page.lay(name, "text", { width: LABEL - CELL, height: 28, size: 10, leading: 1.4 });
    // As many trainers, places and groups as there are: they take the lines that they need.
    const said = page.lay(value, "strong", { width: width - LABEL, height: 300, size: 11, leading: 1.35 });
    const height = Math.max(label.height, said.height);
    if (isOver(page, y + height)) {
      page.turn();
      y = EDGE;
    }
    page.write("P", `${name} ${value}`, [
      { laid: label, x: EDGE, y, color: QUIET },
      { laid: said, x: EDGE + LABEL, y, color: INK },
    ]);
    y += height + 4;
  }
  return y + 14;
}

/** A heading stays with so many points of what follows it. */
function writeHeading(page: PageWriter, text: string, look: PrintedLook, top: number, follows: number): number {
  const laid = page.lay(text, "title", { ...HEADING, width: measure(page), height: 40 });
  let y = top;
  if (isOver(page, y + laid.height + follows)) {
    page.turn();
    y = EDGE;
  }
  page.write("H2", text, [{ laid, x: EDGE, y, color: look.ink }]);
  return y + laid.height + 4;
}

/** A paragraph that is longer than its page goes on at the next one, as a paragraph of its own. */
function writePart(page: PageWriter, { heading, paragraphs }: ProgrammePart, look: PrintedLook, top: number): number {
  let y = writeHeading(page, heading, look, top, 2 * TEXT.size * TEXT.leading);
  for (const text of paragraphs) {
    const whole = page.lay(text, "text", { ...TEXT, width: measure(page), height: Number.POSITIVE_INFINITY });
    const step = whole.height / whole.lines.length;
    let rest = whole.lines;
    while (rest.length > 0) {
      if (isOver(page, y + step)) {
        page.turn();
        y = EDGE;
      }
      const fits = Math.max(1, Math.floor((page.height - FOOT - y) / step));
      const lines = rest.slice(0, fits);
      const isWhole = lines.length === whole.lines.length;
      const read = isWhole ? text : lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(" ");
      page.write("P", read, [{ laid: { ...whole, lines, height: lines.length * step }, x: EDGE, y, color: INK }]);
      y += lines.length * step;
      rest = rest.slice(fits);
    }
    y += 5;
  }
  return y + 12;
}

/** The signature, and when it was printed at its right. */
function writeFoot(page: PageWriter, words: ProgrammeWords, { signature }: OwnPictures, top: number): void {
  const half = measure(page) / 2;
  let y = top;
  if (isOver(page, y + 88)) {
    page.turn();
    y = EDGE;
  }
  const signed = page.lay(words.signed, "strong", { width: half, height: 28, size: 10.5, leading: 1.35 });
  page.write("P", words.signed, [{ laid: signed, x: EDGE, y, color: INK }]);
  const at = y + signed.height + 4;
  drawPicture(page, signature, { x: EDGE, y: at, width: half, height: 60, alternative: words.drawnBy });
  page.decorate((doc) => doc.rect(EDGE, at + 64, half, 0.75).fill(TABLE_LINE));
  const printed = page.lay(words.printed, "text", { width: half - 24, height: 28, size: 10, leading: 1.4 });
  page.write("P", words.printed, [{ laid: printed, x: EDGE + half + 24, y, color: QUIET }]);
}

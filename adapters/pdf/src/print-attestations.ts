// Knows how attestations look: a statement, its facts, a table of dates over several pages, the signature below it.
import type { OwnPictures, PrintedLook } from "@academiz/backend/ports";
import { type AttestationWords, wordPage } from "@academiz/domain/classiz";
import { drawCode } from "./draw-code.ts";
import { drawPicture } from "./draw-picture.ts";
import type { Fonts } from "./fonts.ts";
import { createPageWriter, type PageWriter } from "./page-writer.ts";
import { TABLE_LINE, writeTable } from "./write-table.ts";

const INK = "#1B1C1E";
const QUIET = "#55595C";
/** Points. */
const EDGE = 56;
const FOOT = 64;
const FRAME = { edge: EDGE, foot: FOOT };
const CELL = 6;
const LABEL = 124;
const CODE = 72;
/** The columns' shares of the width. */
const COLUMNS = [0.44, 0.36, 0.2] as const;

export async function printAttestations(
  fonts: Fonts,
  all: readonly AttestationWords[],
  pictures: OwnPictures,
  look: PrintedLook,
  printedAt: string,
): Promise<Uint8Array> {
  const [first] = all;
  if (!first) throw new Error("nothing is attested");
  const page = createPageWriter(fonts, {
    ...{ language: first.language, author: first.provider, at: new Date(printedAt), layout: "portrait" },
    title: `${first.title} – ${first.provider}`,
  });
  for (const [at, words] of all.entries()) {
    if (at > 0) page.turn();
    page.decorate((doc) => doc.rect(0, 0, page.width, 8).fill(look.brand));
    let y = writeHead(page, words, pictures, look);
    y = writeFacts(page, words, y);
    y = writeTable(page, words, { ...FRAME, y, shares: COLUMNS }) + 24;
    writeFoot(page, words, pictures, y);
  }
  page.number((number, pages) => wordPage(first.language, number, pages), { color: QUIET, bottom: 28 });
  return page.end();
}

const measure = (page: PageWriter): number => page.width - 2 * EDGE;

/** Answers where it ends, as the others do. */
function writeHead(page: PageWriter, words: AttestationWords, { picto }: OwnPictures, look: PrintedLook): number {
  const width = measure(page);
  const box = { x: EDGE + width - 72, y: 40, width: 72, height: 56, alternative: words.provider };
  const room = drawPicture(page, picto ?? look.logo, box) ? width - 88 : width;
  const title = page.lay(words.title, "title", { width: room, height: 72, size: 24, leading: 1.2 });
  page.write("H1", words.title, [{ laid: title, x: EDGE, y: 44, color: look.ink }]);
  const top = Math.max(44 + title.height + 20, 112);
  const said = page.lay(words.statement, "text", { width, height: 120, size: 12, leading: 1.45 });
  page.write("P", words.statement, [{ laid: said, x: EDGE, y: top, color: INK }]);
  return top + said.height + 16;
}

function writeFacts(page: PageWriter, { facts }: AttestationWords, top: number): number {
  const width = measure(page);
  let y = top;
  for (const { name, value } of facts) {
    const label = page.lay(name, "text", { width: LABEL - CELL, height: 28, size: 10, leading: 1.4 });
    const said = page.lay(value, "strong", { width: width - LABEL, height: 45, size: 11, leading: 1.35 });
    page.write("P", `${name} ${value}`, [
      { laid: label, x: EDGE, y, color: QUIET },
      { laid: said, x: EDGE + LABEL, y, color: INK },
    ]);
    y += Math.max(label.height, said.height) + 4;
  }
  return y + 16;
}

function writeFoot(page: PageWriter, words: AttestationWords, { signature }: OwnPictures, top: number): void {
  const width = measure(page);
  const half = width / 2;
  let y = top;
  if (y + 140 > page.height - FOOT) {
    page.turn();
    y = EDGE;
  }
  const issued = page.lay(words.issued, "text", { width, height: 42, size: 10, leading: 1.4 });
  page.write("P", words.issued, [{ laid: issued, x: EDGE, y, color: QUIET }]);
  y += issued.height + 12;
  writeCheck(page, words, y);
  const signed = page.lay(words.signed, "strong", { width: half, height: 28, size: 10.5, leading: 1.35 });
  page.write("P", words.signed, [{ laid: signed, x: EDGE, y, color: INK }]);
  y += signed.height + 4;
  drawPicture(page, signature, { x: EDGE, y, width: half, height: 60, alternative: words.drawnBy });
  page.decorate((doc) => doc.rect(EDGE, y + 64, half, 0.75).fill(TABLE_LINE));
}

/** On the right half, beside the signature. */
function writeCheck(page: PageWriter, { address, check, pictured }: AttestationWords, top: number): void {
  const x = EDGE + measure(page) - CODE;
  page.picture({ x, y: top, width: CODE, height: CODE, alternative: pictured }, (doc) =>
    drawCode(doc, address, x, top, CODE),
  );
  const width = measure(page) / 2 - CODE - 2 * CELL - 8;
  const left = x - width - 2 * CELL;
  const said = page.lay(check, "text", { width, height: 26, size: 8.5, leading: 1.4 });
  const where = page.lay(address, "strong", { width, height: 48, size: 8.5, leading: 1.4 });
  page.write("P", `${check} ${address}`, [
    { laid: said, x: left, y: top, color: QUIET },
    { laid: where, x: left, y: top + said.height, color: INK },
  ]);
}

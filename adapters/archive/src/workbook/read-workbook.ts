// Knows how the first sheet of a workbook is read row by row: values alone, whatever else it holds.
import type { SheetFault, SheetFile, SheetRow, TakeRows } from "@academiz/backend/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import type { Entry, ZipFile } from "yauzl";
import { Hostile } from "../zip/hostile.ts";
import { judgeFiles, judgePlaces } from "../zip/judge-files.ts";
import { listFiles, openZip } from "../zip/list-files.ts";
import { watchFaults } from "../zip/watch-faults.ts";
import { unescapeText } from "./escapes.ts";
import { findSheet } from "./find-sheet.ts";
import { readPart } from "./read-part.ts";

/**
 * The most bytes of a sheet, or of its texts: enough for 200,000 people, else 40 times the size of the file, up to 512
 * MB.
 */
const findLargest = (zip: ZipFile): number => Math.min(512 * 1_048_576, Math.max(64 * 1_048_576, zip.fileSize * 40));
const MOST_COLUMNS = 256;
const LONGEST_CELL = 100_000;
/** The most cells, with those that are left out before another; the most texts: 200,000 people have half of them. */
const MOST_CELLS = 5_000_000;
/** The most letters of all cells together: one text may stand in any number of them. */
const MOST_TEXT = 256 * 1_048_576;

/** `most`: cells, and texts; for tests. */
export async function readWorkbook(
  file: SheetFile,
  take: TakeRows,
  most = MOST_CELLS,
): Promise<Result<{ readonly sheet: string }, SheetFault>> {
  const watched = watchFaults(file as SheetFile);
  let zip: ZipFile | null = null;
  try {
    zip = await openZip(watched.file).catch(refuse("it is no workbook, or was cut off"));
    const entries = await listFiles(zip).catch(refuse("the list of its files cannot be read"));
    judgeFiles(entries);
    await judgePlaces(zip, entries).catch(refuse("its files do not lie where its list says"));
    const { sheet, name, strings } = await findSheet(zip, entries);
    const texts = strings ? await readStrings(zip, strings, most) : [];
    await readSheet(zip, sheet, texts, { take, most });
    return succeed({ sheet: name });
  } catch (error) {
    watched.demandRead();
    if (error instanceof Hostile) return fail({ code: "file.unreadable", message: error.message } as const);
    throw error;
  } finally {
    zip?.close();
  }
}

/** An error that a library throws here is the fault of the file, which strangers wrote. */
function refuse(words: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Hostile ? error : new Hostile(words);
  };
}

/** The texts that cells refer to by number; phonetic readings are left out. */
async function readStrings(zip: ZipFile, entry: Entry, most: number): Promise<readonly string[]> {
  const texts: string[] = [];
  let [text, isText, asides] = ["", false, 0];
  await readPart(zip, entry, findLargest(zip), {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") asides += 1;
      isText = name === "t" && asides === 0;
    },
    text(more) {
      if (isText) text += more;
      if (text.length > LONGEST_CELL) throw new Hostile(`a text is longer than ${LONGEST_CELL} letters`);
    },
    close(name) {
      if (name === "si" && texts.push(unescapeText(text)) > most) throw new Hostile("it has too many texts");
      if (name === "rPh") asides -= 1;
      isText = false;
    },
  }).catch(refuse("its texts are damaged"));
  return texts;
}

async function readSheet(
  zip: ZipFile,
  entry: Entry,
  texts: readonly string[],
  { take, most }: { readonly take: TakeRows; readonly most: number },
): Promise<void> {
  let rows: SheetRow[] = [];
  let [number, cells, column, kind, text, isValue, letters, places]: [
    number,
    string[],
    number,
    string,
    string,
    boolean,
    number,
    number,
  ] = [0, [], -1, "n", "", false, 0, 0];
  let wantsMore = true;
  await readPart(zip, entry, findLargest(zip), {
    open(name, attributes) {
      if (name === "row") {
        const given = Number(attributes["r"] ?? number + 1);
        if (!Number.isInteger(given) || given <= number) throw new Hostile("its rows are out of order");
        [number, cells, column] = [given, [], -1];
      }
      if (name === "c") {
        column = attributes["r"] === undefined ? column + 1 : readColumn(attributes["r"]);
        if (column >= MOST_COLUMNS) throw new Hostile(`it has more than ${MOST_COLUMNS} columns`);
        [kind, text] = [attributes["t"] ?? "n", ""];
      }
      isValue = name === "v" || name === "t";
    },
    text(more) {
      if (!isValue) return;
      text += more;
      if (text.length > LONGEST_CELL) throw new Hostile(`a cell is longer than ${LONGEST_CELL} letters`);
    },
    close(name) {
      isValue = false;
      if (name === "c") {
        const value = readValue(kind, text, texts);
        letters += value.length;
        if (letters > MOST_TEXT) throw new Hostile("its cells hold too much text");
        places += Math.max(0, column + 1 - cells.length);
        if (places > most) throw new Hostile(`it has more than ${most} cells`);
        while (cells.length < column) cells.push("");
        cells[column] = value;
      }
      if (name === "row") rows.push({ number, cells });
    },
    async pause() {
      if (rows.length > 0) wantsMore = await take(rows);
      rows = [];
      return wantsMore;
    },
  }).catch(throwOwn);
  if (wantsMore && rows.length > 0) await take(rows);
}

/** An error of whoever takes the rows is not a fault of the file. */
function throwOwn(error: unknown): never {
  const isOfZip =
    error instanceof Error &&
    /zlib|inflate|invalid|unexpected end|too many bytes|not enough bytes/i.test(error.message);
  throw isOfZip && !(error instanceof Hostile) ? new Hostile("its sheet is damaged") : error;
}

/** `B3` → 1. */
function readColumn(place: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place)?.[1];
  if (!letters) throw new Hostile("a cell is nowhere");
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readValue(kind: string, text: string, texts: readonly string[]): string {
  if (kind === "s") {
    const found = texts[Number(text)];
    if (found === undefined) throw new Hostile("a cell names a text that is missing");
    return found;
  }
  if (kind === "inlineStr" || kind === "str") return unescapeText(text);
  // Long numbers are written with an exponent.
  return kind === "n" && /e/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text;
}

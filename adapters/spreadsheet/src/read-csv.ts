// Knows how a table that is text is read a part at a time, whoever wrote it.
import { Readable } from "node:stream";
import type { SheetFault, SheetFile, SheetRow, TakeRows } from "@academiz/backend/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { CsvError, type Options, parse } from "csv-parse";
import { findDelimiter } from "./find-delimiter.ts";
import { findEncoding } from "./find-encoding.ts";

/** How many rows are given out at once. */
const PORTION = 100;
/** How many letters are looked at to find the delimiter. */
const HEAD = 8_192;
/** How many letters are parsed at once. */
const PIECE = 4_096;
/** The most letters of one line, whatever its cells. */
const LONGEST_LINE = 300_000;
/** The most cells of a table: 200,000 people have half of them. */
const MOST_CELLS = 5_000_000;
const OPTIONS: Options = {
  bom: true,
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  max_record_size: LONGEST_LINE,
};
const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is opened and never closed",
  CSV_INVALID_CLOSING_QUOTE: "something stands between a closing quote and the end of its cell",
  INVALID_OPENING_QUOTE: "a quote stands in the middle of a cell that has none around it",
};

/** `most`: cells; for tests. */
export async function readCsv(
  file: SheetFile,
  take: TakeRows,
  most = MOST_CELLS,
): Promise<Result<undefined, SheetFault>> {
  try {
    await readTable(file, take, most);
    return succeed(undefined);
  } catch (error) {
    if (error instanceof CsvError) return fail(tell(error));
    if (error instanceof TooMany) return fail({ code: "file.too-large", message: error.message } as const);
    if (error instanceof Undecodable) return fail({ code: "file.unreadable", message: error.message } as const);
    throw error;
  }
}

async function readTable(file: SheetFile, take: TakeRows, most: number): Promise<void> {
  const texts = decode(file, await findEncoding(file));
  const head = await gather(texts);
  const parser = parse({ ...OPTIONS, delimiter: findDelimiter(head) });
  const source = Readable.from(chain(head, texts));
  source.once("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let [number, portion, places]: [number, SheetRow[], number] = [0, [], 0];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      // Programs write lines of nothing at the end of a table.
      if (cells.some((cell) => cell !== "")) places += cells.length;
      if (places > most) throw new TooMany(`it has more than ${most} cells`);
      portion.push({ number, cells });
      if (portion.length < PORTION) continue;
      if (!(await take(portion))) return;
      portion = [];
    }
    if (portion.length > 0) await take(portion);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Earlier rows may not all have been given out by then: the library counts them itself. */
function tell({ code, records }: CsvError & { readonly records?: unknown }) {
  const rows = Number(records ?? 0);
  if (code === "CSV_MAX_RECORD_SIZE")
    return { code: "file.too-large", message: `line ${rows + 1} is longer than ${LONGEST_LINE} letters` } as const;
  return { code: "file.unreadable", message: `after line ${rows}: ${WORDS[code] ?? "no table"}` } as const;
}

/** Enough to hold the first line of any honest table. */
async function gather(texts: AsyncGenerator<string>): Promise<string> {
  let head = "";
  while (head.length < HEAD) {
    const next = await texts.next();
    if (next.done) break;
    head += next.value;
  }
  return head;
}

class TooMany extends Error {}
class Undecodable extends Error {}
async function* decode(file: SheetFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const part of file.read()) {
      const text = decoder.decode(part, { stream: true });
      if (text !== "") yield text;
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new Undecodable(`it is not written in ${encoding}, as it begins`);
    throw error;
  }
}

/** In pieces that are parsed in a moment, so that others get their turn in between. */
async function* chain(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* cut(head);
  for await (const text of rest) yield* cut(text);
}
function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

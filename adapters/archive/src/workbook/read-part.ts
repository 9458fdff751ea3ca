// Knows how one file of a workbook is read as XML while it is unpacked: no declaration of types, and no more than it
// may grow to (attack 72).
import { StringDecoder } from "node:string_decoder";
import { SaxesParser } from "saxes";
import type { Entry, ZipFile } from "yauzl";
import { addToCrc32 } from "../zip/crc32.ts";
import { Hostile } from "../zip/hostile.ts";
import { unpack } from "../zip/list-files.ts";

/** What is done with the elements of a part; their names come without prefixes. */
export interface PartReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Called after each piece that was unpacked. False ends the reading. */
  pause?(): Promise<boolean>;
}

const DEEPEST = 50;
/** Bytes without an element or a text: the parser holds a piece that does not end in memory, whole. */
const LONGEST_PIECE = 1_048_576;
const plain = (name: string): string => name.slice(name.indexOf(":") + 1);

/** @throws Hostile */
export async function readPart(zip: ZipFile, entry: Entry, most: number, reader: PartReader): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new StringDecoder("utf8");
  let [depth, size, piece, crc] = [0, 0, 0, 0];
  parser.on("error", (error) => {
    throw new Hostile(`${entry.fileName} is no XML: ${error.message.slice(0, 200)}`);
  });
  parser.on("doctype", () => {
    throw new Hostile(`${entry.fileName} declares types of its own (DOCTYPE), which is not read`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    piece = 0;
    depth += 1;
    if (depth > DEEPEST) throw new Hostile(`${entry.fileName} is too deep`);
    reader.open(plain(name), attributes as Record<string, string>);
  });
  parser.on("closetag", ({ name }) => {
    piece = 0;
    depth -= 1;
    reader.close?.(plain(name));
  });
  parser.on("text", (text) => reader.text?.(text));
  parser.on("cdata", (text) => reader.text?.(text));
  for await (const bytes of await unpack(zip, entry)) {
    size += bytes.byteLength;
    if (size > most) throw new Hostile(`${entry.fileName} grows to more than ${Math.floor(most / 1_048_576)} MB`);
    crc = addToCrc32(crc, bytes);
    piece += bytes.byteLength;
    parser.write(decoder.write(bytes));
    if (piece > LONGEST_PIECE) throw new Hostile(`${entry.fileName} has more than 1 MB in one piece`);
    if (reader.pause && !(await reader.pause())) return;
  }
  parser.write(decoder.end()).close();
  if (crc !== entry.crc32) throw new Hostile(`${entry.fileName} is damaged`);
}

// Knows how a zip stands in bytes, and how to write one that no library would.
import { deflateRawSync } from "node:zlib";
import { addToCrc32 } from "../crc32.ts";

export interface BadFile {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** In the file's own header, where it says another than the list. */
  readonly localName?: string;
  readonly isPacked?: boolean;
  readonly flags?: number;
  /** Of Unix. */
  readonly mode?: number;
  readonly crc?: number;
  /** What it says of itself. */
  readonly size?: number;
  /** Where the list says that it lies: that of another file. */
  readonly placeOf?: number;
  /** Only listed, and said to lie there. */
  readonly place?: number;
}

export function writeZip(files: readonly BadFile[], { before = "", after = "" } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(before)];
  let length = Buffer.byteLength(before);
  const add = (...more: readonly Buffer[]) => {
    parts.push(...more);
    length += more.reduce((sum, { byteLength }) => sum + byteLength, 0);
  };
  const list: Buffer[] = [];
  const places: number[] = [];
  for (const file of files) {
    const content = Buffer.from(file.content ?? "");
    const data = file.isPacked ? deflateRawSync(content) : content;
    const [name, local] = [Buffer.from(file.name), Buffer.from(file.localName ?? file.name)];
    places.push(length);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(file.flags ?? 0x800, 0);
    facts.writeUInt16LE(file.isPacked ? 8 : 0, 2);
    facts.writeUInt32LE(file.crc ?? addToCrc32(0, content), 8);
    facts.writeUInt32LE(data.byteLength, 12);
    facts.writeUInt32LE(file.size ?? content.byteLength, 16);
    const head = (nameLength: number) => {
      const all = Buffer.concat([facts, Buffer.alloc(2)]);
      all.writeUInt16LE(nameLength, 20);
      return all;
    };
    const isThere = file.place === undefined;
    if (isThere) add(Buffer.from("504b03041400", "hex"), head(local.byteLength), local, data);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(((file.mode ?? 0o100644) << 16) >>> 0, 6);
    end.writeUInt32LE(file.place ?? places[file.placeOf ?? places.length - 1] ?? 0, 10);
    list.push(Buffer.concat([Buffer.from("504b010214031400", "hex"), head(name.byteLength), end, name]));
  }
  const start = length;
  const central = Buffer.concat(list);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(files.length, 8);
  last.writeUInt16LE(files.length, 10);
  last.writeUInt32LE(central.byteLength, 12);
  last.writeUInt32LE(start, 16);
  return Buffer.concat([...parts, central, last, Buffer.from(after)]);
}

// Knows how a zip stands in bytes, and how to write one that no library would.
import { deflateRawSync } from "node:zlib";
import { addToCrc32 } from "../crc32.ts";

export interface BadFile {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** The name in the file's own header, where it differs from the list. */
  readonly localName?: string;
  readonly isPacked?: boolean;
  readonly flags?: number;
  /** The rights and kind of a file, as Unix writes them. */
  readonly mode?: number;
  readonly crc?: number;
  /** The size that it declares: unpacked, and packed. */
  readonly size?: number;
  readonly packedSize?: number;
  /** The extra bytes behind its name in the list. */
  readonly extra?: Buffer;
  /** Where the list says that it lies, when that is another file's place. */
  readonly placeOf?: number;
  /** Listed without lying there, at the place that the list says. */
  readonly place?: number;
}

export function writeZip(
  files: readonly BadFile[],
  { before = "", after = "", beforeEnd = Buffer.alloc(0) } = {},
): Buffer {
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
    facts.writeUInt32LE(file.packedSize ?? data.byteLength, 12);
    facts.writeUInt32LE(file.size ?? content.byteLength, 16);
    const head = (nameLength: number, extraLength = 0) => {
      const all = Buffer.concat([facts, Buffer.alloc(2)]);
      all.writeUInt16LE(nameLength, 20);
      all.writeUInt16LE(extraLength, 22);
      return all;
    };
    const extra = file.extra ?? Buffer.alloc(0);
    const isThere = file.place === undefined;
    if (isThere) add(Buffer.from("504b03041400", "hex"), head(local.byteLength), local, data);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(((file.mode ?? 0o100644) << 16) >>> 0, 6);
    end.writeUInt32LE(file.place ?? places[file.placeOf ?? places.length - 1] ?? 0, 10);
    list.push(
      Buffer.concat([
        Buffer.from("504b010214031400", "hex"),
        head(name.byteLength, extra.byteLength),
        end,
        name,
        extra,
      ]),
    );
  }
  const start = length;
  const central = Buffer.concat(list);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(files.length, 8);
  last.writeUInt16LE(files.length, 10);
  last.writeUInt32LE(central.byteLength, 12);
  last.writeUInt32LE(start, 16);
  return Buffer.concat([...parts, central, beforeEnd, last, Buffer.from(after)]);
}

/** What zip64 writes of the sizes of a file, where its 32 bits say 0xffffffff. */
export function writeZip64(...sizes: readonly bigint[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * sizes.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * sizes.length, 2);
  for (const [at, size] of sizes.entries()) extra.writeBigUInt64LE(size, 4 + 8 * at);
  return extra;
}

// Knows how a packed font (WOFF 1.0, W3C) is unpacked into what it was made of (sfnt: TrueType or OpenType).
import { inflateSync } from "node:zlib";

/** Bytes of the heads and of one entry of the two lists of tables. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The library for fonts inflates a table of a packed font for each glyph that it reads. A document prints in a fraction
 * of the time when its fonts are unpacked once.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = woff.subarray(WOFF.head + at * WOFF.entry);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      bytes: packed < length ? inflateSync(stored) : stored,
    };
  });
  const head = Buffer.alloc(SFNT.head + tables.length * SFNT.entry);
  const power = Math.floor(Math.log2(tables.length));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const sfnt: Buffer[] = [head];
  let offset = head.length;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const place = SFNT.head + at * SFNT.entry;
    tag.copy(head, place);
    checksum.copy(head, place + 4);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(bytes.length, place + 12);
    sfnt.push(bytes, Buffer.alloc(padded(bytes.length) - bytes.length));
    offset += padded(bytes.length);
  }
  return Buffer.concat(sfnt);
}

// Knows how a zip is written while its files come: nothing of it is kept, and the same files give the same bytes.
import { pipeline, Readable } from "node:stream";
import { createDeflateRaw, deflateRawSync } from "node:zlib";
import { addToSum, type Content, countSum, isHeld, type ZipFile } from "./zip-file.ts";
import { type Entry, METHODS, writeDescriptor, writeEnd, writeListing, writeLocal } from "./zip-records.ts";

const LEVEL = { level: 6 };

/**
 * A stored file is read twice, first for its sum: some learning-management systems go through a zip from its beginning,
 * and refuse a stored file whose sum stands behind it. @throws Error where a content has another length than was
 * declared.
 */
export async function* writeZip(files: readonly ZipFile[]): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const file of files) {
    for await (const { bytes, entry } of writeFile(file, offset)) {
      if (entry) entries.push(entry);
      offset += bytes.byteLength;
      yield bytes;
    }
  }
  const start = offset;
  for (const entry of entries) {
    const listing = writeListing(entry);
    offset += listing.byteLength;
    yield listing;
  }
  yield writeEnd(entries.length, start, offset - start);
}

interface Piece {
  readonly bytes: Uint8Array;
  /** Comes with the last piece of a file. */
  readonly entry?: Entry;
}

function writeFile({ path, content, isPacked }: ZipFile, offset: number): AsyncGenerator<Piece> | readonly Piece[] {
  if (isHeld(content)) return writeHeld(path, content, isPacked, offset);
  return isPacked ? writeStored(path, content, offset) : writeDeflated(path, content, offset);
}

function writeHeld(path: string, content: Uint8Array, isPacked: boolean, offset: number): readonly Piece[] {
  const packed = isPacked ? content : deflateRawSync(content, LEVEL);
  const entry: Entry = {
    path,
    method: isPacked ? METHODS.stored : METHODS.deflated,
    sum: addToSum(0, content),
    size: content.byteLength,
    packedSize: packed.byteLength,
    offset,
    isDescribedBehind: false,
  };
  return [{ bytes: writeLocal(entry) }, { bytes: packed, entry }];
}

async function* writeStored(path: string, content: Content, offset: number): AsyncGenerator<Piece> {
  const { size } = content;
  const entry: Entry = {
    path,
    method: METHODS.stored,
    sum: await countSum(path, content),
    size,
    packedSize: size,
    offset,
    isDescribedBehind: false,
  };
  yield { bytes: writeLocal(entry) };
  let [left, sum] = [size, 0];
  for await (const bytes of content.open()) {
    left -= bytes.byteLength;
    sum = addToSum(sum, bytes);
    if (left < 0) break;
    yield { bytes };
  }
  if (left !== 0 || sum !== entry.sum) throw new Error(`${path} changed while it was packed`);
  yield { bytes: new Uint8Array(), entry };
}

async function* writeDeflated(path: string, content: Content, offset: number): AsyncGenerator<Piece> {
  const begun = { path, method: METHODS.deflated, offset, isDescribedBehind: true, sum: 0, size: 0, packedSize: 0 };
  yield { bytes: writeLocal(begun) };
  const counted = { sum: 0, size: 0 };
  let packedSize = 0;
  for await (const bytes of deflate(path, content, counted)) {
    packedSize += bytes.byteLength;
    yield { bytes };
  }
  if (counted.size !== content.size) throw new Error(`${path} is not of the length that was said`);
  const entry: Entry = { ...begun, ...counted, packedSize };
  yield { bytes: writeDescriptor(entry), entry };
}

/** As fast as it is read, and no faster; when the reader stops, everything stops. */
async function* deflate(
  path: string,
  content: Content,
  counted: { sum: number; size: number },
): AsyncGenerator<Uint8Array> {
  async function* count(): AsyncGenerator<Uint8Array> {
    for await (const bytes of content.open()) {
      counted.sum = addToSum(counted.sum, bytes);
      counted.size += bytes.byteLength;
      if (counted.size > content.size) throw new Error(`${path} is not of the length that was said`);
      yield bytes;
    }
  }
  // An error is thrown where the result is read.
  yield* pipeline(Readable.from(count(), { objectMode: false }), createDeflateRaw(LEVEL), () => undefined);
}

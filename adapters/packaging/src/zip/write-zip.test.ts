// Knows that a zip is written while it is read, that others can read it, and that a wrong one is never finished.
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import yauzl, { type Entry } from "yauzl";
import { writeZip } from "./write-zip.ts";
import type { ZipFile } from "./zip-file.ts";

const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};
const stream = (path: string, bytes: Uint8Array, isPacked: boolean, size = bytes.byteLength): ZipFile => ({
  path,
  isPacked,
  content: { size, open: () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)], { objectMode: false }) },
});
const held = (path: string, content: Uint8Array, isPacked: boolean): ZipFile => ({ path, content, isPacked });

async function list(zip: yauzl.ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

test("whatever it holds, another reader finds the same files and the same bytes", async () => {
  const file = fc.record({ bytes: fc.uint8Array({ maxLength: 400 }), isPacked: fc.boolean(), isHeld: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 6 }), async (files) => {
      const given = files.map(({ bytes, isPacked, isHeld }, at) =>
        isHeld ? held(`é/${at}`, bytes, isPacked) : stream(`é/${at}`, bytes, isPacked),
      );
      const zip = await yauzl.fromBufferPromise(await collect(writeZip(given)), { lazyEntries: true });
      const entries = await list(zip);
      expect(entries.map(({ fileName }) => fileName)).toEqual(files.map((_, at) => `é/${at}`));
      for (const [at, { bytes, isPacked }] of files.entries()) {
        const entry = entries[at] as Entry;
        expect(entry).toMatchObject({ compressionMethod: isPacked ? 0 : 8, crc32: crc32(bytes) });
        expect(Buffer.from(bytes).equals(await collect(await zip.openReadStreamPromise(entry)))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("a content of another length than was declared, or one that breaks, throws: nobody takes half a zip for a whole", async () => {
  const bytes = Buffer.from("0123456789");
  for (const isPacked of [true, false])
    for (const size of [9, 11])
      await expect(collect(writeZip([stream("a.mp4", bytes, isPacked, size)]))).rejects.toThrow("a.mp4");
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield bytes;
    throw new Error("out of reach");
  }
  for (const isPacked of [true, false]) {
    const content = { size: 20, open: () => broken() };
    await expect(collect(writeZip([{ path: "a", isPacked, content }]))).rejects.toThrow("out of reach");
  }
});

test("a content that grows without end is given up once it is longer than declared, also while it is counted", async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < 10_000; at += 1) {
      given += 1;
      yield Buffer.alloc(10, 1);
    }
  }
  const write = (isPacked: boolean, open: () => AsyncIterable<Uint8Array>) =>
    collect(writeZip([{ path: "a", isPacked, content: { size: 20, open } }]));
  for (const isPacked of [true, false]) await expect(write(isPacked, endless)).rejects.toThrow("not of the length");
  expect(given).toBeLessThan(100);
  let times = 0;
  const growing = () => (times++ === 0 ? Readable.from([Buffer.alloc(20, 1)], { objectMode: false }) : endless());
  await expect(write(true, growing)).rejects.toThrow("changed");
  expect(given).toBeLessThan(200);
});

test("a stored content that changes between its sum and its bytes throws", async () => {
  let times = 0;
  const content = { size: 3, open: () => Readable.from([Buffer.from([0, 0, times++])], { objectMode: false }) };
  await expect(collect(writeZip([{ path: "a.mp4", isPacked: true, content }]))).rejects.toThrow("changed");
});

test("whoever stops reading the zip stops the reading of the files", async () => {
  let ended = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.alloc(100_000, Math.random().toString());
    } finally {
      ended += 1;
    }
  }
  const zip = writeZip([{ path: "a.txt", isPacked: false, content: { size: 2 ** 31, open: () => endless() } }]);
  await zip.next();
  await zip.next();
  await zip.return(undefined);
  await expect.poll(() => ended).toBe(1);
});

test("more files than two bytes count are counted (ZIP64)", { tags: "long" }, async () => {
  const files = Array.from({ length: 65_536 }, (_, at) => held(`${at}`, new Uint8Array(), true));
  const bytes = await collect(writeZip(files));
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  expect(zip.entryCount).toBe(files.length);
});

/** What was written, without the zeros inside the large file. */
class Sparse extends yauzl.RandomAccessReader {
  readonly #size: number;
  readonly #parts: readonly { readonly start: number; readonly bytes: Uint8Array }[];
  constructor(size: number, parts: readonly { readonly start: number; readonly bytes: Uint8Array }[]) {
    super();
    this.#size = size;
    this.#parts = parts;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const bytes = Buffer.alloc(Math.min(end, this.#size) - start);
    for (const part of this.#parts) {
      const from = Math.max(start, part.start);
      const to = Math.min(end, part.start + part.bytes.byteLength);
      if (from < to) bytes.set(part.bytes.subarray(from - part.start, to - part.start), from - start);
    }
    return Readable.from([bytes], { objectMode: false });
  }
}

test("§1.24 a zip of more than 4 GB, with a file of more than 4 GB in it, is read as one (ZIP64)", {
  tags: "long",
}, async () => {
  const block = Buffer.alloc(2 ** 26);
  const size = 65 * block.byteLength;
  const large: ZipFile = {
    path: "a.mp4",
    isPacked: true,
    content: { size, open: () => Readable.from(repeat(block, 65)) },
  };
  const parts: { start: number; bytes: Uint8Array }[] = [];
  let length = 0;
  for await (const bytes of writeZip([large, held("b.txt", Buffer.from("after it"), false)])) {
    if (bytes.byteLength < block.byteLength) parts.push({ start: length, bytes });
    length += bytes.byteLength;
  }
  const zip = await yauzl.fromRandomAccessReaderPromise(new Sparse(length, parts), length, {
    lazyEntries: true,
    autoClose: false,
  });
  const [one, other] = await list(zip);
  expect(one).toMatchObject({ fileName: "a.mp4", uncompressedSize: size, compressedSize: size });
  expect(other?.relativeOffsetOfLocalHeader).toBeGreaterThan(2 ** 32);
  if (!other) throw new Error("the second file is not listed");
  expect((await collect(await zip.openReadStreamPromise(other))).toString()).toBe("after it");
});

async function* repeat(block: Uint8Array, times: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < times; at += 1) yield block;
}

// Knows how a zip is read from a file that was just uploaded: at scattered places, and seldom twice.
import { Readable } from "node:stream";
import yauzl from "yauzl";
import type { ReadableFile } from "./watch-faults.ts";

/** Bytes that are read at once: the list of files is asked for in pieces of 46 bytes. */
const BLOCK = 262_144;

export class StagedReader extends yauzl.RandomAccessReader {
  readonly #file: ReadableFile;
  #block: { readonly start: number; readonly bytes: Buffer } | null = null;
  constructor(file: ReadableFile) {
    super();
    this.#file = file;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    if (start >= end) return Readable.from([]);
    return Readable.from(this.#file.read({ start, end: end - 1 }), { objectMode: false });
  }
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#copy(buffer, offset, length, position).then(() => callback(null), callback);
  }
  async #copy(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    const end = position + length;
    if (position < 0 || end > this.#file.size) throw new Error("it ends too early");
    if (!this.#block || position < this.#block.start || end > this.#block.start + this.#block.bytes.byteLength)
      this.#block = await this.#load(position, Math.min(this.#file.size, Math.max(end, position + BLOCK)));
    const from = position - this.#block.start;
    this.#block.bytes.copy(buffer, offset, from, from + length);
  }
  async #load(start: number, end: number): Promise<{ readonly start: number; readonly bytes: Buffer }> {
    const parts: Uint8Array[] = [];
    if (start < end) for await (const part of this.#file.read({ start, end: end - 1 })) parts.push(part);
    return { start, bytes: Buffer.concat(parts) };
  }
}

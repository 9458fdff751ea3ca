// Knows what goes into a zip: bytes that are at hand or come when they are asked for, and their checksum.
import { crc32 } from "node:zlib";

export interface Content {
  readonly size: number;
  /** Gives the bytes; may be called twice. */
  open(): AsyncIterable<Uint8Array>;
}
export interface ZipFile {
  /** With slashes. */
  readonly path: string;
  readonly content: Uint8Array | Content;
  /** Compressed already: stored as it is. */
  readonly isPacked: boolean;
}

export const isHeld = (content: ZipFile["content"]): content is Uint8Array => content instanceof Uint8Array;
export const measure = ({ content }: ZipFile): number => (isHeld(content) ? content.byteLength : content.size);

/** Continues the sum of the bytes before; 0 at the beginning. */
export const addToSum = (sum: number, bytes: Uint8Array): number => crc32(bytes, sum);

/** @throws Error where it has another length than was declared. */
export async function countSum(path: string, { size, open }: Content): Promise<number> {
  let [left, sum] = [size, 0];
  for await (const bytes of open()) {
    left -= bytes.byteLength;
    if (left < 0) break;
    sum = addToSum(sum, bytes);
  }
  if (left !== 0) throw new Error(`${path} is not of the length that was said`);
  return sum;
}

// Knows the text of a packed progress: its version and letters, a check that nothing was lost on the way, the bits.
import { codeProgress, computeOutlineHash, type Outline, type PackedProgress } from "@academiz/domain/scorm";
import { createBitReader, createBitWriter } from "./bits/bit-line.ts";
import { fromDenseLetters, fromSafeLetters, toDenseLetters, toSafeLetters } from "./bits/letters.ts";
import { createCoder } from "./text/symbol-coders.ts";

/**
 * The marks of text that this codec wrote, in safe letters or dense ones; a later codec takes others and still reads
 * these.
 */
const LETTERS = [
  { prefix: "v3.", write: toSafeLetters, read: fromSafeLetters },
  { prefix: "v3:", write: toDenseLetters, read: fromDenseLetters },
] as const;
const [SAFE, DENSE] = LETTERS;
const CHECK_BYTES = 4;
const toBytes = (number: number) => [number >>> 24, (number >>> 16) & 0xff, (number >>> 8) & 0xff, number & 0xff];
const readNumber = (bytes: Uint8Array) => bytes.reduce((number, byte) => number * 256 + byte, 0);

/** FNV-1a that goes on from the outline's: one number says that the bits are whole, and of which publication. */
const computeCheck = (outline: Outline, bits: Uint8Array): number =>
  bits.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, computeOutlineHash(outline));

/**
 * Printable ASCII, the same for the same progress (§9.22): in letters that every transport keeps where these fit into
 * `limit` characters, in denser ones (7 % fewer) where they do not. The text may be longer than the limit all the same.
 * @param keepsData true for the slugs of the interactivities whose answers stay; all by default.
 */
export function writePackedText(
  outline: Outline,
  progress: PackedProgress,
  limit: number,
  keepsData: (slug: string) => boolean = () => true,
): string {
  const writer = createBitWriter();
  const coder = createCoder(writer);
  codeProgress(coder, outline, progress, keepsData, coder.memory);
  const bits = writer.finish();
  const bytes = Uint8Array.from([...toBytes(computeCheck(outline, bits)), ...bits]);
  const safe = SAFE.prefix + SAFE.write(bytes);
  return safe.length <= limit ? safe : DENSE.prefix + DENSE.write(bytes);
}

/** Null for letters that no bytes give. */
function readBytes(text: string): Uint8Array | null {
  const used = LETTERS.find(({ prefix }) => text.startsWith(prefix));
  if (!used) return null;
  const letters = text.slice(used.prefix.length);
  const bytes = used.read(letters);
  return bytes && used.write(bytes) === letters ? bytes : null;
}

/**
 * Null for text that no package of ours wrote, that was cut or damaged on its way, or whose publication has no known
 * outline (§8.23).
 * @param outlines of every publication whose progress may come back, in any order.
 */
export function readPackedText(outlines: readonly Outline[], text: string): PackedProgress | null {
  const bytes = readBytes(text);
  if (!bytes || bytes.length <= CHECK_BYTES) return null;
  const [check, bits] = [readNumber(bytes.subarray(0, CHECK_BYTES)), bytes.subarray(CHECK_BYTES)];
  const outline = outlines.find((one) => computeCheck(one, bits) === check);
  if (!outline) return null;
  try {
    const coder = createCoder(createBitReader(bits));
    return codeProgress(coder, outline, undefined, undefined, coder.memory);
  } catch {
    // Forged: its check is right, but its bits lead nowhere.
    return null;
  }
}

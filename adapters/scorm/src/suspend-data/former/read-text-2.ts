// Knows the text that packages of the second version left in suspend data: a check, the mark of the publication, the
// bits.
import { codeProgress, computeOutlineMark, type Outline, type PackedProgress } from "@academiz/domain/scorm";
import { createBitReader } from "../bits/bit-line.ts";
import { fromDenseLetters, fromSafeLetters, toDenseLetters, toSafeLetters } from "../bits/letters.ts";
import { createCoder2 } from "./coder-2.ts";

const SAFE = "v2.";
const DENSE = "v2:";
/** Letters of the check, and of the mark of the publication. */
const NUMBER_BYTES = 3;
const readNumber = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

/** FNV-1a, 24 bits of it. */
function computeCheck(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

/** Null for letters that no bytes give. */
function readBytes(text: string): Uint8Array | null {
  const isDense = text.startsWith(DENSE);
  if (!isDense && !text.startsWith(SAFE)) return null;
  const letters = text.slice(SAFE.length);
  const bytes = isDense ? fromDenseLetters(letters) : fromSafeLetters(letters);
  return bytes && (isDense ? toDenseLetters(bytes) : toSafeLetters(bytes)) === letters ? bytes : null;
}

/**
 * Null for text that no package of ours wrote, that was cut or damaged on its way, or whose publication has no known
 * outline (§8.23).
 */
export function readText2(outlines: readonly Outline[], text: string): PackedProgress | null {
  const bytes = readBytes(text);
  if (!bytes || bytes.length <= 2 * NUMBER_BYTES) return null;
  const content = bytes.subarray(NUMBER_BYTES);
  if (readNumber(bytes, 0) !== computeCheck(content)) return null;
  const outline = outlines.find((one) => computeOutlineMark(one) === readNumber(content, 0));
  if (!outline) return null;
  try {
    const coder = createCoder2(createBitReader(content.subarray(NUMBER_BYTES)));
    return codeProgress(coder, outline, undefined, undefined, coder.memory);
  } catch {
    // Forged: its check is right, but its bits lead nowhere.
    return null;
  }
}

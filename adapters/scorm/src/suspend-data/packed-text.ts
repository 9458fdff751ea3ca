// Knows the text of a packed progress: its version and letters, a check that nothing was lost on the way, the publication, the bits.
import { codeProgress, computeOutlineMark, type Outline, type PackedProgress } from "@academiz/domain/scorm";
import { fromDenseLetters, fromSafeLetters, toDenseLetters, toSafeLetters } from "./letters.ts";
import { createPacker, createUnpacker } from "./symbol-coders.ts";

/** What marks text that this codec wrote, in safe letters or dense ones; a later codec takes others and reads these still. */
const SAFE = "v2.";
const DENSE = "v2:";
/** Of the check and of the mark of the publication, each. */
const NUMBER_BYTES = 3;
const toBytes = (number: number) => [number >> 16, (number >> 8) & 0xff, number & 0xff];
const readNumber = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

/** FNV-1a, 24 bits of it. */
function computeCheck(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

/**
 * Printable ASCII, the same for the same progress (§9.22): in letters that every transport keeps where these fit into `limit`
 * characters, in denser ones (7 % fewer) where they do not. The text may be longer than the limit all the same.
 * @param keepsData true for the slugs of the interactivities whose answers stay; all by default.
 */
export function writePackedText(
  outline: Outline,
  progress: PackedProgress,
  limit: number,
  keepsData?: (slug: string) => boolean,
): string {
  const packer = createPacker();
  codeProgress(packer, outline, progress, keepsData);
  const content = Uint8Array.from([...toBytes(computeOutlineMark(outline)), ...packer.finish()]);
  const bytes = Uint8Array.from([...toBytes(computeCheck(content)), ...content]);
  const safe = SAFE + toSafeLetters(bytes);
  return safe.length <= limit ? safe : DENSE + toDenseLetters(bytes);
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
 * Null for what nobody wrote here, for what was cut or damaged on its way, and for a publication of which no outline is known (§8.23).
 * @param outlines of every publication whose progress may come back, in any order.
 */
export function readPackedText(outlines: readonly Outline[], text: string): PackedProgress | null {
  const bytes = readBytes(text);
  if (!bytes || bytes.length <= 2 * NUMBER_BYTES) return null;
  const content = bytes.subarray(NUMBER_BYTES);
  if (readNumber(bytes, 0) !== computeCheck(content)) return null;
  const outline = outlines.find((one) => computeOutlineMark(one) === readNumber(content, 0));
  if (!outline) return null;
  try {
    return codeProgress(createUnpacker(content.subarray(NUMBER_BYTES)), outline);
  } catch {
    // Forged: its check is right and its bits are nobody's.
    return null;
  }
}

// Knows whether bytes are a whole WOFF2, by its header: a name and a signature prove little.

/** Bytes of the header. */
export const WOFF2_HEAD = 48;

/**
 * True for what begins as a WOFF2, holds tables, and is as long as it says. `size` is that of the whole file. Never
 * throws.
 */
export function isWoff2(head: Uint8Array, size: number): boolean {
  if (head.length < WOFF2_HEAD) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return view.getUint32(0) === SIGNATURE && view.getUint32(8) === size && view.getUint16(12) > 0;
}

/** `wOF2`. */
const SIGNATURE = 0x774f4632;

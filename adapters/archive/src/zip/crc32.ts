// Knows the checksum of a zip: Node.js has one of its own only in later versions than this platform needs.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of more bytes, after those whose checksum is `before`; 0 at the beginning. */
export function addToCrc32(before: number, bytes: Uint8Array): number {
  let value = ~before;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

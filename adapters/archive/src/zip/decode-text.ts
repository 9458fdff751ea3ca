// Knows how bytes become text, in any characters that browsers know.

/**
 * Decodes in two steps, because Node 20 reads Windows-1252 as if it were Latin-1: without its œ, its dashes and its
 * quotation marks. @throws RangeError for an unknown encoding. @throws TypeError for bytes that the encoding does not
 * have.
 */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

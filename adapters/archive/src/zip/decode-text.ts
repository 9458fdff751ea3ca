// Knows how bytes become text, in any characters that browsers know.

/**
 * In two steps, for Node 20 reads Windows-1252 at once as if it were Latin-1: without its œ, its dashes and its
 * quotation marks.
 * @throws RangeError for characters that nobody knows. @throws TypeError for bytes that are no such characters.
 */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

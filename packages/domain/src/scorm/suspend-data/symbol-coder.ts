// Knows what the shape of a progress asks of whoever packs it.

/**
 * Packs symbols, or finds them again: one walk over a progress serves both ways, so that they cannot differ. Who packs
 * is given each symbol and gives it back; who unpacks finds it, whatever it is given. Symbols of one `context` (any
 * name) are expected to resemble one another. An unpacker throws when nothing is left to read.
 */
export interface SymbolCoder {
  /** One of `count` symbols, 0 … count − 1. */
  choose(context: string, count: number, symbol: number): number;
  /** A number of which nothing is expected: 0 … 2^width − 1, `width` up to 24. */
  bits(width: number, value: number): number;
  /** Words that somebody wrote, any string. */
  text(value: string): string;
}

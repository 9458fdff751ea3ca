// Knows what packing the shape of a progress needs.

/**
 * Packs symbols, or reads them back: one walk over a progress serves both directions, so that they cannot differ. A
 * packer is given each symbol and returns it; an unpacker reads it, whatever it is given. Symbols of one `context`
 * (any name) are expected to be similar. An unpacker throws when nothing is left to read.
 */
export interface SymbolCoder {
  /** One of `count` symbols, 0 … count − 1. */
  choose(context: string, count: number, symbol: number): number;
  /** A number that cannot be predicted: 0 … 2^width − 1, `width` up to 24. */
  bits(width: number, value: number): number;
  /** Any text. */
  text(value: string): string;
}

// Knows who packs and who unpacks the symbols of a progress.
import type { SymbolCoder } from "@academiz/domain/scorm";
import { createAdaptiveBits } from "./adaptive-bits.ts";
import { type BitLine, createBitReader, createBitWriter } from "./bit-line.ts";
import { createTextLine } from "./text-line.ts";

const EVEN = 32_768;

export function createCoder(line: BitLine): SymbolCoder {
  const choose = createAdaptiveBits(line);
  const passText = createTextLine(line);
  return {
    choose(context, count, symbol) {
      const found = choose(context, count, symbol);
      if (found >= count) throw new RangeError("no such symbol");
      return found;
    },
    bits(width, value) {
      let found = 0;
      for (let at = width - 1; at >= 0; at--) found = found * 2 + line.pass((value >>> at) & 1, EVEN);
      return found;
    },
    text(value) {
      // Half a character has no bytes of its own: such text travels as JSON writes it.
      const isWhole = choose("text is whole", 2, /\p{Cs}/u.test(value) ? 0 : 1) === 1;
      const text = passText(isWhole ? value : JSON.stringify(value));
      return isWhole ? text : (JSON.parse(text) as string);
    },
  };
}

export interface Packer extends SymbolCoder {
  finish(): Uint8Array;
}
export function createPacker(): Packer {
  const writer = createBitWriter();
  return { ...createCoder(writer), finish: writer.finish };
}

export const createUnpacker = (bytes: Uint8Array): SymbolCoder => createCoder(createBitReader(bytes));

// Knows how the symbols of a progress are written to a line of bits, and read from it.
import { codeProgress, createJsonMemory, type JsonMemory, type SymbolCoder } from "@academiz/domain/scorm";
import {
  createAdaptiveBits,
  createExperience,
  type Experience,
  type PassSymbol,
  summarize,
} from "../bits/adaptive-bits.ts";
import type { BitLine } from "../bits/bit-line.ts";
import { EXPECTED_OUTLINE, EXPECTED_PROGRESS } from "./expected-progress.ts";
import { createTextLine } from "./text-line.ts";
import { TEXT_SHAPE } from "./text-shape.ts";

const EVEN = 32_768;

export function createSymbolCoder(line: BitLine, choose: PassSymbol, passText: (text: string) => string): SymbolCoder {
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
      // Half a character has no bytes of its own: such text is written as JSON.
      const isWhole = choose("text is whole", 2, /\p{Cs}/u.test(value) ? 0 : 1) === 1;
      const text = passText(isWhole ? value : JSON.stringify(value));
      return isWhole ? text : (JSON.parse(text) as string);
    },
  };
}

/** The coder of a progress, with the keys of answers that it knows already. */
export interface ProgressCoder extends SymbolCoder {
  readonly memory: JsonMemory;
}

/** What every coder has seen before: the shape of one typical progress. */
let seen: { readonly experience: Experience; readonly keys: readonly string[] } | undefined;
function recallExpected() {
  if (seen) return seen;
  const [nowhere, experience, memory] = [{ pass: (bit: number) => bit }, createExperience(), createJsonMemory()];
  const coder = createSymbolCoder(nowhere, createAdaptiveBits(nowhere, experience), (text) => text);
  codeProgress(coder, EXPECTED_OUTLINE, EXPECTED_PROGRESS, () => true, memory);
  seen = { experience, keys: memory.keys };
  return seen;
}

export function createCoder(line: BitLine): ProgressCoder {
  const { experience, keys } = recallExpected();
  const choose = createAdaptiveBits(line, summarize(experience));
  return {
    ...createSymbolCoder(line, choose, createTextLine(line, TEXT_SHAPE)),
    memory: { keys: [...keys] },
  };
}

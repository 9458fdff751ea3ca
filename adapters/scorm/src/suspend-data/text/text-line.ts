// Knows how words that somebody wrote are packed into a line of bits.
import type { BitLine } from "../bits/bit-line.ts";
import { END } from "./priming-answers.ts";
import { recallTextModel, type TextModel } from "./text-model.ts";
import type { TextShape } from "./text-shape.ts";

/** Passes whole texts; each is learnt from for the next. */
export function createTextLine(line: BitLine, shape: TextShape): (text: string) => string {
  let model: TextModel | undefined;
  function passByte(model: TextModel, byte: number): number {
    let found = 0;
    for (let at = 7; at >= 0; at--) {
      const bit = line.pass((byte >> at) & 1, model.predict());
      model.learn(bit);
      found = found * 2 + bit;
    }
    return found;
  }
  return (text) => {
    model ??= recallTextModel(shape);
    const bytes = new TextEncoder().encode(text);
    const found: number[] = [];
    for (
      let byte = passByte(model, bytes[0] ?? END);
      byte !== END;
      byte = passByte(model, bytes[found.length] ?? END)
    ) {
      found.push(byte);
    }
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(found));
  };
}

// Knows how a text is laid in a box: wrapped at words, smaller where it is long, and never cut.
import type { FontFile } from "./fonts.ts";
import { type Drawable, splitRuns } from "./split-runs.ts";

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Points: as it is where there is room. */
  readonly size: number;
  /** Of the size, from line to line. */
  readonly leading: number;
}
export interface Line extends Drawable {
  readonly width: number;
}
export interface Laid {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly height: number;
  readonly isPartial: boolean;
}

const SMALLER = 0.92;

export function layLines(text: string, fonts: readonly FontFile[], box: Box): Laid {
  for (let size = box.size; ; size *= SMALLER) {
    const lines = wrap(text, fonts, box.width, size);
    const height = lines.length * size * box.leading;
    if (height <= box.height || size < 1)
      return { lines, size, height, isPartial: lines.some(({ isPartial }) => isPartial) };
  }
}

function wrap(text: string, fonts: readonly FontFile[], width: number, size: number): Line[] {
  const look = (line: string): Line => {
    const drawable = splitRuns(line, fonts);
    return { ...drawable, width: drawable.runs.reduce((sum, run) => sum + run.font.measure(run.text, size), 0) };
  };
  const lines: Line[] = [];
  let held = "";
  // Spaces that hold words together are no places to break.
  for (const word of text.split(/[ \t\n\r]+/).filter((part) => part !== "")) {
    const longer = held === "" ? word : `${held} ${word}`;
    if (look(longer).width <= width) {
      held = longer;
      continue;
    }
    if (held !== "") lines.push(look(held));
    const parts = breakWord(word, (part) => look(part).width <= width);
    lines.push(...parts.slice(0, -1).map(look));
    held = parts.at(-1) ?? "";
  }
  if (held !== "") lines.push(look(held));
  return lines;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A word that no line holds is broken between letters; a letter that none holds stands alone. */
function breakWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let held = "";
  for (const { segment } of graphemes.segment(word)) {
    if (held !== "" && !fits(held + segment)) {
      parts.push(held);
      held = "";
    }
    held += segment;
  }
  return [...parts, held];
}

// Knows how a text is laid out in a box: wrapped at words, smaller where it is long, and never cut.
import type { FontFile } from "./fonts.ts";
import { type Drawable, splitRuns } from "./split-runs.ts";

export interface Box {
  readonly width: number;
  readonly height: number;
  /** The size in points that it has where there is room. */
  readonly size: number;
  /** The height of a line, in sizes of the letters. */
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
  const look = lookOnce(fonts);
  for (let size = box.size; ; size *= SMALLER) {
    const lines = wrap(text, box.width / size, look).map((line) => ({ ...line, width: line.width * size }));
    const height = lines.length * size * box.leading;
    if (height <= box.height || size < 1)
      return { lines, size, height, isPartial: lines.some(({ isPartial }) => isPartial) };
  }
}

/** How a line is drawn, and how wide it is at a size of one point: letters grow in proportion. */
type Look = (line: string) => Line;

/** Remembers each line: the same lines are measured again for each size that is tried. */
function lookOnce(fonts: readonly FontFile[]): Look {
  const known = new Map<string, Line>();
  return (line) => {
    const seen = known.get(line);
    if (seen) return seen;
    const drawable = splitRuns(line, fonts);
    const width = drawable.runs.reduce((sum, run) => sum + run.font.measure(run.text, 1), 0);
    known.set(line, { ...drawable, width });
    return { ...drawable, width };
  };
}

/** `width` is counted in sizes of the letters. */
function wrap(text: string, width: number, look: Look): Line[] {
  const lines: Line[] = [];
  let held = "";
  // A line is not broken at a non-breaking space.
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

/** A word that fits on no line is broken between letters; a letter that fits on none stands alone. */
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

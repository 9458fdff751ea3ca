// Knows which font draws which letters of a line, and what stands for letters that no font has.
import type { FontFile } from "./fonts.ts";

/** Letters that one font draws. */
export interface Run {
  readonly font: FontFile;
  readonly text: string;
}
export interface Drawable {
  readonly runs: readonly Run[];
  /** True where some letters are drawn as a mark of absence. */
  readonly isPartial: boolean;
}

/** Every face has this mark, and readers know it as a sign that could not be shown. */
const ABSENT = "\uFFFD";
/** Characters that join letters, change direction or choose a drawing: by themselves they are not seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[\uFE00-\uFE0F]/gu;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first font that has a letter with all its accents draws it. `fonts` has at least one font. */
export function splitRuns(text: string, fonts: readonly FontFile[]): Drawable {
  const runs: { font: FontFile; text: string }[] = [];
  let isPartial = false;
  for (const { segment } of graphemes.segment(text.normalize("NFC"))) {
    const letter = segment.replace(UNSEEN, (sign) => (/\s/.test(sign) ? " " : ""));
    if (letter === "") continue;
    const last = runs.at(-1);
    const draws = (font: FontFile | undefined, drawn: string) =>
      font !== undefined && [...drawn].every((sign) => font.has(sign.codePointAt(0) ?? 0));
    const own = [last?.font, ...fonts].find((font) => draws(font, letter));
    // An absent letter is one mark, however many characters it is written with.
    const font = own ?? [last?.font, ...fonts].find((one) => draws(one, ABSENT)) ?? fonts[0];
    if (!font) break;
    if (!own) isPartial = true;
    const drawn = own ? letter : ABSENT;
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return { runs, isPartial };
}

// Knows how a text marks its gaps: the answer stands in square brackets, and `\[` is a plain bracket.

/** The most gaps of a text; further brackets are plain words. */
export const MOST_GAPS = 30;

/** A part of a text: words, or a gap with its answer as it is written; spaces around the answer do not count. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "gap"; readonly answer: string };

const GAP = /\\([[\]\\])|\[([^[\]\\\n]*)\]/gu;
const escapeMarks = (text: string): string => text.replace(/[[\]\\]/gu, "\\$&");

/** The parts of a text in their order; escaped brackets become plain ones. */
export function splitText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let words = "";
  let read = 0;
  let gaps = 0;
  for (const { 0: found, 1: escaped, 2: answer, index } of text.matchAll(GAP)) {
    words += text.slice(read, index);
    read = index + found.length;
    if (answer === undefined || gaps >= MOST_GAPS) words += escaped ?? found;
    else {
      if (words !== "") parts.push({ kind: "words", text: words });
      parts.push({ kind: "gap", answer });
      words = "";
      gaps++;
    }
  }
  words += text.slice(read);
  return words === "" ? parts : [...parts, { kind: "words", text: words }];
}

/** The text made of such parts: `splitText` gives them back. An answer has no brackets and no line breaks. */
export const joinText = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => (part.kind === "words" ? escapeMarks(part.text) : `[${part.answer.replace(/[[\]\\\n]/gu, " ")}]`))
    .join("");

/** The answers of the gaps of a text, in their order. */
export const listGapAnswers = (text: string): readonly string[] =>
  splitText(text).flatMap((part) => (part.kind === "gap" ? [part.answer.trim()] : []));

/** How many letters around a gap describe it. */
const AROUND = 80;

/** The question that the gap of this number, from 0, asks: the words around it. */
export function describeGap(text: string, at: number): string {
  let gap = -1;
  const words = splitText(text).map((part) => {
    if (part.kind === "words") return part.text;
    gap++;
    return gap === at ? "\0" : "…";
  });
  const [before = "", after = ""] = words.join("").replace(/\s+/gu, " ").split("\0");
  return `${before.slice(-AROUND)}____${after.slice(0, AROUND)}`.trim();
}

// Knows how a text says where its gaps are: what is to be found stands in square brackets, `\[` is a bracket itself.

/** Gaps that a text can have; further brackets are words. */
export const MOST_GAPS = 30;

/** A piece of a text: words, or a gap with its answer, as it is written: spaces around it are none of what is right. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "gap"; readonly answer: string };

const GAP = /\\([[\]\\])|\[([^[\]\\\n]*)\]/gu;
const escapeMarks = (text: string): string => text.replace(/[[\]\\]/gu, "\\$&");

/** The parts of a text in their order; words without the marks of brackets. */
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

/** The text of such parts: `splitText` gives them back. An answer has no brackets and no lines. */
export const joinText = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => (part.kind === "words" ? escapeMarks(part.text) : `[${part.answer.replace(/[[\]\\\n]/gu, " ")}]`))
    .join("");

/** What is to be found in the gaps of a text, in their order. */
export const listGapAnswers = (text: string): readonly string[] =>
  splitText(text).flatMap((part) => (part.kind === "gap" ? [part.answer.trim()] : []));

/** The letters around a gap that say which it is. */
const AROUND = 80;

/** What is asked by the gap of this number, from 0: the words around it. */
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

// Knows what is asked of a learner in a sketch, what counts as an answer, and which are right.
import { readAnswers } from "../game/answers.ts";
import type { Sketch, SketchLine } from "./schema.ts";

/** Lines that something is asked of: those that are chosen, or all of them. One alone has no order. */
export function listTurns({ content: { mode, lines } }: Sketch): readonly SketchLine[] {
  if (mode === "reply") return lines.filter(({ replies }) => replies.length > 0);
  return mode === "order" && lines.length < 2 ? [] : lines;
}

/** What was answered to each line: a reply by its slug, a place from 0, or whether something is wrong. */
export type SketchAnswer = string | number | boolean;

const reads = ({ content: { mode, lines } }: Sketch, { replies }: SketchLine, answer: unknown): boolean => {
  switch (mode) {
    case "reply":
      return replies.some(({ slug }) => slug === answer);
    case "order":
      return typeof answer === "number" && Number.isInteger(answer) && answer >= 0 && answer < lines.length;
    case "spot":
      return typeof answer === "boolean";
  }
};

export const readTurns = (sketch: Sketch, data: unknown): ReadonlyMap<string, SketchAnswer> =>
  readAnswers(data, (answer, slug) => {
    const line = listTurns(sketch).find((one) => one.slug === slug);
    return line && reads(sketch, line, answer) ? (answer as SketchAnswer) : undefined;
  });

/** Nobody can tell which of them stands where. */
const readAlike = (one: SketchLine, other: SketchLine | undefined): boolean =>
  other !== undefined && one.speaker === other.speaker && one.text.trim() === other.text.trim();

/** As it was meant. */
export const isRightTurn = ({ content: { mode, lines } }: Sketch, line: SketchLine, answer: SketchAnswer): boolean => {
  switch (mode) {
    case "reply":
      return line.replies.some(({ slug, right }) => right && slug === answer);
    case "order":
      return readAlike(line, lines[Number(answer)]);
    case "spot":
      return line.isWrong === answer;
  }
};

// Knows what a sketch asks of a learner, what counts as an answer, and which answers are right.
import { readAnswers } from "../game/answers.ts";
import type { Sketch, SketchLine } from "./schema.ts";

/** The lines that ask something: those that the learner chooses, or all. A single line cannot be ordered. */
export function listTurns({ content: { mode, lines } }: Sketch): readonly SketchLine[] {
  if (mode === "reply") return lines.filter(({ replies }) => replies.length > 0);
  return mode === "order" && lines.length < 2 ? [] : lines;
}

/** The answer to a line: the slug of a reply, a place from 0, or whether something is wrong. */
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

/** True for two lines that read alike, so that nobody can tell which of them stands where. */
const readAlike = (one: SketchLine, other: SketchLine | undefined): boolean =>
  other !== undefined && one.speaker === other.speaker && one.text.trim() === other.text.trim();

/** True for the answer that its author meant. */
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

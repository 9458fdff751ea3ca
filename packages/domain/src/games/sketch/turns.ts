// Knows what is asked of a learner in a sketch, what counts as an answer, and which are right.
import { readAnswers } from "../game/answers.ts";
import type { Sketch, SketchLine } from "./schema.ts";

/** Lines that something is asked of: those that are chosen, or all of them. */
export const listTurns = ({ content: { mode, lines } }: Sketch): readonly SketchLine[] =>
  mode === "reply" ? lines.filter(({ replies }) => replies.length > 0) : lines;

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

/** As it was meant. */
export const isRightTurn = ({ content: { mode, lines } }: Sketch, line: SketchLine, answer: SketchAnswer): boolean => {
  switch (mode) {
    case "reply":
      return line.replies.some(({ slug, right }) => right && slug === answer);
    case "order":
      return lines[Number(answer)]?.slug === line.slug;
    case "spot":
      return line.isWrong === answer;
  }
};

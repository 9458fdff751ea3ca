// Knows how the answers of a learner are written as a spreadsheet file: one line each, and no cell a formula.
import { escapeCell, writeCsvLine } from "@academiz/domain/kernel";
import type { LearnerAnswer, LearnerAttempt } from "../ports/index.ts";

/** The words of a file, in one language. */
export interface AnswersWords {
  readonly head: readonly [
    game: string,
    page: string,
    attempt: string,
    at: string,
    score: string,
    question: string,
    answer: string,
    result: string,
    right: string,
  ];
  /** Of an attempt: those that were set aside are numbered downwards from 0. */
  readonly number: (attempt: number) => string;
  readonly gone: string;
  readonly say: (part: LearnerAnswer["said"][number]) => string;
  readonly judge: (verdict: LearnerAnswer["verdict"]) => string;
}

/** UTF-8 with a byte order mark, so that every spreadsheet reads its accents. */
export function writeAnswers(
  attempts: readonly LearnerAttempt[],
  { head, number, gone, say, judge }: AnswersWords,
  delimiter: "," | ";",
): string {
  const lines = attempts.flatMap(({ title, page, attempt, at, score, answers }) =>
    answers.map(({ words, said, verdict, right }) => [
      title ?? gone,
      page ?? "",
      number(attempt),
      at,
      score === null ? "" : String(score),
      words ?? gone,
      said.map(say).join(", "),
      judge(verdict),
      right === null ? "" : say(right),
    ]),
  );
  return `\u{FEFF}${[head, ...lines].map((cells) => writeCsvLine(cells.map(escapeCell), delimiter)).join("")}`;
}

// Knows how large a smart sequence can become.
import type { SequenceDraft } from "./draft.ts";

/** The most themes of a sequence, and questions of all of them. */
export const MOST_THEMES = 200;
export const MOST_QUESTIONS = 10_000;

export const countQuestions = ({ themes }: SequenceDraft): number =>
  themes.reduce((sum, { questions }) => sum + questions.length, 0);

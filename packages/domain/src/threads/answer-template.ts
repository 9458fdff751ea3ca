// Knows what those who answer keep, to begin an answer with.

/** Templates of one client, at most, and characters of the name of one. */
export const ANSWER_TEMPLATES = 100;
export const TEMPLATE_TITLE_LENGTH = 100;

/** An answer that is written once and used often. */
export interface AnswerTemplate {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

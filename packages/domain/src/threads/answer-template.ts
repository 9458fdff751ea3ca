// Knows the answer templates of the people who answer learners.

/** The most templates of one client, and the most characters of a template's name. */
export const ANSWER_TEMPLATES = 100;
export const TEMPLATE_TITLE_LENGTH = 100;

/** An answer that is written once and used often. */
export interface AnswerTemplate {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

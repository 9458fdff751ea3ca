// Knows at which question of a form a learner stands, and when it lets go on.
import type { FormQuestionView } from "@academiz/domain/games";

export interface Place {
  /** Of the questions, from 0, as far as they were asked. */
  readonly chosen: number;
  /** How many had an answer by then. */
  readonly asked: number;
}

/** Who was led back, or began anew, stands where they are asked now: what they answer moves them no further. */
export const standAt = ({ chosen, asked: former }: Place, asked: number): Place => ({
  chosen: asked < former ? Math.min(chosen, asked) : chosen,
  asked,
});

/** What was typed and cannot be read is not passed over. */
export const mayGoOn = ({
  isAnswered,
  isOptional,
  isUnread,
}: Pick<FormQuestionView, "isAnswered" | "isOptional" | "isUnread">): boolean =>
  isAnswered || (isOptional && !isUnread);

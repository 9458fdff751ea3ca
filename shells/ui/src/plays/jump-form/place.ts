// Knows which question of a form is shown, and when the learner may go on.
import type { FormQuestionView } from "@academiz/domain/games";

export interface Place {
  /** The number of the shown question among those that were asked, from 0. */
  readonly chosen: number;
  /** How many were answered when it was chosen. */
  readonly asked: number;
}

/**
 * Somebody who was led back, or began anew, sees the question that is asked now; answering it moves them no further.
 */
export const standAt = ({ chosen, asked: former }: Place, asked: number): Place => ({
  chosen: asked < former ? Math.min(chosen, asked) : chosen,
  asked,
});

/** Typed text that cannot be read must be corrected first. */
export const mayGoOn = ({
  isAnswered,
  isOptional,
  isUnread,
}: Pick<FormQuestionView, "isAnswered" | "isOptional" | "isUnread">): boolean =>
  isAnswered || (isOptional && !isUnread);

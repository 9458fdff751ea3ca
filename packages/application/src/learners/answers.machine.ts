// Knows how an author reads what one learner answered, attempt by attempt.
import type { SnapshotFrom } from "xstate";
import { connectList, connectLoading, createLoading, type ListView, type PageReader } from "../listing/index.ts";
import type { AnswersCriteria, AnswersPage, LearnerAttempt } from "../ports/index.ts";

/** Attempts that are loaded at once. */
export const ANSWERS_PAGE = 20;

/** What one learner answered, run in XState with a `LoadingInput`; `retry.asked` loads it anew. */
export const answersMachine = createLoading<AnswersCriteria, AnswersPage>("answers");

/** An attempt, with how many of its answers are right, out of those that can be. */
export interface AttemptView extends LearnerAttempt {
  readonly key: string;
  readonly rightCount: number;
  readonly judgedCount: number;
}
export type AnswersView = ListView<AttemptView>;

const READER: PageReader<AnswersCriteria, AnswersPage, AttemptView> = {
  readRows: ({ attempts }) => attempts.map(viewAttempt),
  readTotal: ({ total }) => total,
  readSize: () => ANSWERS_PAGE,
  readPage: ({ page }) => page,
};

function viewAttempt(attempt: LearnerAttempt, index: number): AttemptView {
  const judged = attempt.answers.filter(({ verdict }) => verdict !== null);
  return {
    ...attempt,
    // The same game may be offered in several perimeters, each with attempts of its own.
    key: `${index} ${attempt.place} ${attempt.attempt}`,
    rightCount: judged.filter(({ verdict }) => verdict === "right").length,
    judgedCount: judged.length,
  };
}

/** The view of a snapshot of `answersMachine`. Pure. */
export const connectAnswers = (snapshot: SnapshotFrom<typeof answersMachine>): AnswersView =>
  connectList(connectLoading(snapshot), READER);

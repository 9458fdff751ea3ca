// Knows the feedback on an answer: right or not, why, what to read again, and how the level changes.
import type { QuestionFeedback } from "@academiz/application/sequence-player";
import { joinAnswers, type Question } from "@academiz/domain/sequences";
import { Trans, useLingui } from "@lingui/react/macro";
import { BookOpen, CircleCheck, CircleX, Info, Trophy } from "lucide-react";
import { bareWords } from "./bare-words.ts";
import * as styles from "./sequence.css.ts";

export interface FeedbackProps {
  readonly question: Question;
  readonly feedback: QuestionFeedback;
}

export function Feedback({ question, feedback }: FeedbackProps) {
  const { t } = useLingui();
  const { isRight, right, explanation, remediation, move, isMastered } = feedback;
  const answer = joinAnswers(question, right.map(bareWords)).replace(/\.$/, "");
  return (
    <div role="status" className={styles.feedback}>
      <div className={styles.why({ verdict: isRight === null ? "none" : isRight ? "right" : "wrong" })}>
        {isRight === null ? (
          <Info size={20} aria-hidden />
        ) : isRight ? (
          <CircleCheck size={20} aria-hidden />
        ) : (
          <CircleX size={20} aria-hidden />
        )}
        <p>
          <strong>
            {isRight === null ? (
              <Trans>Your answer is kept.</Trans>
            ) : isRight ? (
              <Trans>Right.</Trans>
            ) : // An answer may contain characters of HTML, which stay as they are.
            question.kind === "TRUE_FALSE" ? (
              t`That is not it: the answer is “${answer}”.`
            ) : (
              t`Not quite: the answer is “${answer}”.`
            )}
          </strong>{" "}
          {explanation}
        </p>
      </div>
      {remediation !== null && (
        <div className={styles.why({ verdict: "none" })}>
          <BookOpen size={20} aria-hidden />
          <p>
            <strong>
              <Trans>To read again:</Trans>
            </strong>{" "}
            {remediation}
          </p>
        </div>
      )}
      {isMastered ? (
        <p className={styles.fact}>
          <Trophy size={20} aria-hidden />
          <Trans>You master this theme.</Trans>
        </p>
      ) : (
        move !== null && (
          <p className={styles.note}>
            {move === "up" ? (
              <Trans>The next question is more difficult.</Trans>
            ) : (
              <Trans>The next question is easier.</Trans>
            )}
          </p>
        )
      )}
    </div>
  );
}

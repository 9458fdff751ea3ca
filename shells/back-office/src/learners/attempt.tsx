// Knows how an attempt is shown: its date and result, and each question with its answer.
import type { AttemptView } from "@academiz/application/learners";
import type { LearnerAnswer } from "@academiz/application/ports";
import { DEFAULT_MARK_TYPE, speakScore } from "@academiz/domain/scoring";
import { ScoreMark, When } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useSession } from "../office/office-context.ts";
import { useAnswerWords } from "./answer-words.ts";
import * as styles from "./learners.css.ts";
import { VerdictMark } from "./verdict-mark.tsx";

export interface AttemptProps {
  readonly attempt: AttemptView;
  /** For a course it is shown which game it was, and where. */
  readonly isCourse: boolean;
  readonly isOpen: boolean;
}

export function Attempt({ attempt: one, isCourse, isOpen }: AttemptProps) {
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  // Those that were set aside are numbered downwards from 0.
  const earlier = 1 - one.attempt;
  const { attempt, title, page, at, score, rightCount, judgedCount, answers } = one;
  return (
    <li>
      <details className={styles.attempt} open={isOpen}>
        <summary className={styles.summary}>
          <ChevronRight size={20} aria-hidden className={styles.chevron} />
          <span className={styles.naming}>
            <span className={styles.name}>
              {attempt > 0 ? (
                <Trans>Attempt {attempt}</Trans>
              ) : (
                <Trans>Before they began anew (no. {earlier} from the last)</Trans>
              )}
            </span>
            {isCourse && (
              <span className={styles.note}>
                {title === null ? (
                  <Trans>This game is no longer in the course</Trans>
                ) : (
                  [title, page].filter(Boolean).join(" · ")
                )}
              </span>
            )}
            <span className={styles.note}>
              <When at={at} />
            </span>
          </span>
          <span className={styles.result}>
            {score !== null && <ScoreMark score={speakScore(score, markType)} />}
            <span className={styles.note}>
              {judgedCount === 0 ? (
                <Plural value={answers.length} one="# answer" other="# answers" />
              ) : (
                <Trans>
                  {rightCount} right of {judgedCount}
                </Trans>
              )}
            </span>
          </span>
        </summary>
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <Answer key={answer.item} answer={answer} isCourse={isCourse} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function Answer({ answer, isCourse }: { readonly answer: LearnerAnswer; readonly isCourse: boolean }) {
  const { words, said, verdict, right } = answer;
  const { say, sayAll } = useAnswerWords();
  return (
    <li className={styles.answer}>
      <span className={words === null ? styles.note : styles.question}>
        {words ??
          (isCourse ? (
            <Trans>The question is no longer in the course</Trans>
          ) : (
            <Trans>The question is no longer asked</Trans>
          ))}
      </span>
      <span className={styles.given}>
        <span className={styles.said}>{sayAll(said)}</span>
        {(verdict !== null || said.length > 0) && <VerdictMark verdict={verdict} />}
      </span>
      {right !== null && right !== "" && (
        <span className={styles.right}>
          <Trans>Right answer: {say(right)}</Trans>
        </span>
      )}
    </li>
  );
}

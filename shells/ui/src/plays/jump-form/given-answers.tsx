// Knows how a learner reads again what was answered in a form.
import type { FormQuestionView } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import * as styles from "./jump-form.css.ts";

export interface GivenAnswersProps {
  readonly questions: readonly FormQuestionView[];
  readonly isOpen: boolean;
}

export const GivenAnswers = ({ questions, isOpen }: GivenAnswersProps) => (
  <details open={isOpen} className={styles.given}>
    <summary className={styles.summary}>
      <Trans>What you answered</Trans>
    </summary>
    <dl className={styles.list}>
      {questions.map(({ slug, text, options, written, unit }) => {
        const chosen = options.flatMap((option) => (option.isChosen ? [option.text] : [])).join(", ");
        const answer = chosen || [written, written && unit].filter(Boolean).join(" ");
        return (
          <div key={slug}>
            <dt className={styles.term}>{text}</dt>
            <dd className={styles.answer}>{answer || <Trans>No answer</Trans>}</dd>
          </div>
        );
      })}
    </dl>
  </details>
);

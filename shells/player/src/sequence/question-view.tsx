// Knows one question of a smart sequence: asked, answered, then what was right and why.
import type { SequencePlayerEvent, QuestionView as Shown } from "@academiz/application/sequence-player";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Feedback } from "./feedback.tsx";
import { QuestionOptions } from "./question-options.tsx";
import * as styles from "./sequence.css.ts";

export interface QuestionViewProps {
  readonly view: Shown;
  readonly send: (event: SequencePlayerEvent) => void;
}

/** The most letters of a typed answer. */
const LONGEST = 500;

export function QuestionView({ view, send }: QuestionViewProps) {
  const { t } = useLingui();
  const { question, chosen, feedback, number, most, isExact, theme } = view;
  const { title, number: themeNumber, of } = theme;
  const change = (answers: readonly string[]) => send({ type: "answer.changed", answers });
  const typed = question.kind === "SHORT_ANSWER" || question.kind === "OPEN";
  const onward = useRef<HTMLButtonElement>(null);
  const isAnswered = feedback !== null;
  // Enter answers, and Enter again goes on.
  useEffect(() => {
    if (isAnswered) onward.current?.focus();
  }, [isAnswered]);
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        send(isAnswered ? { type: "question.left" } : { type: "answer.given" });
      }}
    >
      <h1 className={styles.place}>{of > 1 ? t`Theme ${themeNumber} of ${of}: ${title}` : title}</h1>
      <p className={styles.note}>
        {isExact ? (
          <Trans>
            Question {number} of {most}
          </Trans>
        ) : (
          <Trans>
            Question {number}, of {most} at most
          </Trans>
        )}
      </p>
      <fieldset className={styles.group} disabled={isAnswered}>
        <legend className={styles.asked}>{question.text}</legend>
        {question.kind === "MULTIPLE" && (
          <p className={styles.note}>
            <Trans>Several answers may be right.</Trans>
          </p>
        )}
        {typed ? (
          <input
            type="text"
            className={styles.typed}
            aria-label={t`Your answer`}
            value={chosen[0] ?? ""}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ target }) => change(target.value === "" ? [] : [target.value])}
          />
        ) : (
          <QuestionOptions question={question} chosen={chosen} isJudged={isAnswered} onChoose={change} />
        )}
      </fieldset>
      {feedback && <Feedback feedback={feedback} />}
      <div className={styles.actions}>
        {feedback ? (
          <Button
            ref={onward}
            type="submit"
            variant="primary"
            size="large"
            trailingIcon={<ArrowRight size={20} aria-hidden />}
          >
            {feedback.isLast ? <Trans>See the result</Trans> : <Trans>Next question</Trans>}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={chosen.every((one) => one.trim() === "")}
            accessibleWhenDisabled
          >
            <Trans>Answer</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={() => send({ type: "lists.opened" })}>
          <Trans>Go on later</Trans>
        </Button>
      </div>
    </form>
  );
}

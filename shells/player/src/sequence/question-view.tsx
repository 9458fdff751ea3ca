// Knows one question of a smart sequence: asked, answered, then what was right and why.
import type { SequencePlayerEvent, QuestionView as Shown } from "@academiz/application/sequence-player";
import { isAnswer } from "@academiz/domain/sequences";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { AnswerPlace } from "./answer-place.tsx";
import { Feedback } from "./feedback.tsx";
import * as styles from "./sequence.css.ts";

export interface QuestionViewProps {
  readonly view: Shown;
  readonly send: (event: SequencePlayerEvent) => void;
}

export function QuestionView({ view, send }: QuestionViewProps) {
  const { t } = useLingui();
  const { question, chosen, feedback, number, most, isExact, theme } = view;
  const { title, number: themeNumber, of } = theme;
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
        {question.kind === "ORDERING" && !isAnswered && (
          <p className={styles.note}>
            <Trans>Move each line with its arrows, or pick it up and choose its place.</Trans>
          </p>
        )}
        {question.kind === "NUMBER" && !isAnswered && (
          <p className={styles.note}>
            <Trans>A number is asked for.</Trans>
          </p>
        )}
        <AnswerPlace
          question={question}
          chosen={chosen}
          isJudged={isAnswered}
          onChange={(answers) => send({ type: "answer.changed", answers })}
        />
      </fieldset>
      {feedback && <Feedback question={question} feedback={feedback} />}
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
            disabled={!isAnswer(question, chosen)}
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

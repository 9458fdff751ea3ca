// Knows how a true/false game is played: statements, an answer to each, then what was right and why.
import type { InteractivityView, StatementView } from "@academiz/application/learniz-player";
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check, CircleCheck, CircleX, RotateCw, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { AttemptsLeft } from "./attempts-left.tsx";
import * as styles from "./true-false.css.ts";

export type TrueFalseView = Extract<InteractivityView, { kind: "true-false" }>;

export interface TrueFalseProps {
  readonly game: TrueFalseView;
  readonly onAnswer: (data: { readonly answers: Readonly<Record<string, boolean>> }) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
}

export function TrueFalse({ game, onAnswer, onSubmit, onRetry }: TrueFalseProps) {
  const { t } = useLingui();
  const labels = game.labels ?? { true: t`True`, false: t`False` };
  const answer = (slug: string, value: boolean) => {
    const given = game.statements.flatMap((one) => (one.answer === null ? [] : [[one.slug, one.answer] as const]));
    onAnswer({ answers: { ...Object.fromEntries(given), [slug]: value } });
  };
  const missing = game.statements.filter((statement) => statement.answer === null).length;
  return (
    <section className={styles.game} aria-label={game.title || t`True or false?`}>
      <header className={styles.header}>
        <p className={styles.eyebrow}>
          <Trans>True or false?</Trans>
        </p>
        {game.title && <h2 className={styles.title}>{game.title}</h2>}
      </header>
      <ol className={styles.statements}>
        {game.statements.map((statement, index) => (
          <Statement
            key={statement.slug}
            number={index + 1}
            statement={statement}
            labels={labels}
            isDone={game.isDone}
            onAnswer={(value) => answer(statement.slug, value)}
          />
        ))}
      </ol>
      {game.isDone ? (
        <Result game={game} onRetry={onRetry} />
      ) : (
        <footer className={styles.footer}>
          <Button variant="primary" size="large" disabled={!game.canSubmit} accessibleWhenDisabled onClick={onSubmit}>
            <Trans>Check my answers</Trans>
          </Button>
          {missing > 0 && (
            <p className={styles.hint}>
              <Plural value={missing} one="# answer to give" other="# answers to give" />
            </p>
          )}
        </footer>
      )}
    </section>
  );
}

interface StatementProps {
  readonly number: number;
  readonly statement: StatementView;
  readonly labels: { readonly true: string; readonly false: string };
  readonly isDone: boolean;
  readonly onAnswer: (value: boolean) => void;
}

function Statement({ number, statement, labels, isDone, onAnswer }: StatementProps) {
  const id = useId();
  const right = statement.correct ? labels.true : labels.false;
  return (
    <li className={styles.statement}>
      <fieldset disabled={isDone} aria-describedby={isDone ? `${id}-why` : undefined}>
        <legend className={styles.legend}>
          <span className={styles.number} aria-hidden>
            {number}
          </span>
          <span>{statement.text}</span>
        </legend>
        <div className={styles.choices}>
          {([true, false] as const).map((value) => (
            <label key={String(value)} className={styles.choice}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={statement.answer === value}
                onChange={() => onAnswer(value)}
              />
              <span className={styles.face({ verdict: readVerdict(statement, value) })}>
                {value ? <Check size={20} aria-hidden /> : <X size={20} aria-hidden />}
                {value ? labels.true : labels.false}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isDone && (
        <div id={`${id}-why`} className={styles.why({ isRight: statement.isRight === true })}>
          {statement.isRight ? <CircleCheck size={20} aria-hidden /> : <CircleX size={20} aria-hidden />}
          <p>
            <strong>
              {statement.isRight ? <Trans>Right.</Trans> : <Trans>Not quite: the answer is “{right}”.</Trans>}
            </strong>{" "}
            {statement.explanation}
          </p>
        </div>
      )}
    </li>
  );
}

function readVerdict(statement: StatementView, value: boolean): "right" | "wrong" | undefined {
  if (statement.isRight === null || statement.answer !== value) return undefined;
  return statement.isRight ? "right" : "wrong";
}

function Result({ game, onRetry }: { readonly game: TrueFalseView; readonly onRetry: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The result is what was asked for: whoever reads by ear hears it first.
  useEffect(() => heading.current?.focus(), []);
  const right = game.statements.filter((statement) => statement.isRight).length;
  const { length } = game.statements;
  const isGood = game.status !== "FAILED" && right * 2 > length;
  return (
    <footer className={styles.result({ isGood })}>
      <div>
        <p ref={heading} tabIndex={-1} className={styles.score}>
          <Plural value={right} one={`# right answer out of ${length}`} other={`# right answers out of ${length}`} />
        </p>
        <p className={styles.note}>
          {game.status === "FAILED" ? (
            game.canRetry ? (
              <Trans>Not enough yet. Read the explanations, then try again.</Trans>
            ) : (
              <Trans>Not enough this time. The explanations tell what to keep in mind.</Trans>
            )
          ) : right === length ? (
            <Trans>Perfect.</Trans>
          ) : isGood ? (
            <Trans>Well done. The explanations tell what to keep in mind.</Trans>
          ) : game.canRetry ? (
            <Trans>Now you know more: read the explanations, and try again if you like.</Trans>
          ) : (
            <Trans>Now you know more: the explanations tell what to keep in mind.</Trans>
          )}
          {game.attemptsLeft !== null && (
            <>
              {" "}
              <AttemptsLeft count={game.attemptsLeft} />
            </>
          )}
        </p>
      </div>
      {game.canRetry && (
        <Button icon={<RotateCw size={20} aria-hidden />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </footer>
  );
}

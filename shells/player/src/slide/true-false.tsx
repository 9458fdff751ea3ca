// Knows how a true/false game is played: statements, an answer to each, then what was right and why.
import type { InteractivityView, StatementView } from "@academiz/application/learniz-player";
import { Button, ScoreMark, VisuallyHidden } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Circle, CircleCheck, CircleDot, CircleX, RotateCw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { AttemptsLeft } from "./attempts-left.tsx";
import { DemandWords } from "./demand-words.tsx";
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
    <section id={game.slug} tabIndex={-1} className={styles.game} aria-label={game.title || t`True or false?`}>
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
      <fieldset disabled={isDone} aria-describedby={statement.isRight === null ? undefined : `${id}-why`}>
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
                <ChoiceIcon statement={statement} value={value} />
                <span>
                  {value ? labels.true : labels.false}
                  <ChoiceWords statement={statement} value={value} />
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isDone && statement.isRight !== null && (
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

/** Once it is judged: the answer that is right, whoever gave it, and the wrong one that was given. */
function readVerdict(statement: StatementView, value: boolean): "right" | "wrong" | undefined {
  if (statement.isRight === null) return undefined;
  if (statement.correct === value) return "right";
  return statement.answer === value ? "wrong" : undefined;
}

interface ChoiceProps {
  readonly statement: StatementView;
  readonly value: boolean;
}

/** A tick and a cross judge: what is only chosen has neither. */
function ChoiceIcon({ statement, value }: ChoiceProps) {
  const verdict = readVerdict(statement, value);
  if (verdict === "right") return <CircleCheck size={20} aria-hidden />;
  if (verdict === "wrong") return <CircleX size={20} aria-hidden />;
  return statement.answer === value ? <CircleDot size={20} aria-hidden /> : <Circle size={20} aria-hidden />;
}

function ChoiceWords({ statement, value }: ChoiceProps) {
  const verdict = readVerdict(statement, value);
  if (!verdict) return null;
  return (
    <span className={styles.verdict}>
      {statement.answer !== value ? (
        <Trans>the right answer</Trans>
      ) : verdict === "right" ? (
        <Trans>your answer, right</Trans>
      ) : (
        <Trans>your answer</Trans>
      )}
    </span>
  );
}

function Result({ game, onRetry }: { readonly game: TrueFalseView; readonly onRetry: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The result is what was asked for: whoever reads by ear hears it first.
  useEffect(() => heading.current?.focus(), []);
  const right = game.statements.filter((statement) => statement.isRight).length;
  const { length } = game.statements;
  const { demands, isMissed, isPassed } = game;
  const isGood = isPassed || (!isMissed && (right * 2 > length || game.hasChanged));
  return (
    <footer className={styles.result({ isGood })}>
      <div>
        <p ref={heading} tabIndex={-1} className={styles.score}>
          {game.hasChanged ? (
            <Trans>This game has changed since you played it.</Trans>
          ) : (
            <Plural value={right} one={`# right answer out of ${length}`} other={`# right answers out of ${length}`} />
          )}
          {game.mark && (
            <>
              <VisuallyHidden>{"\u00a0· "}</VisuallyHidden>
              <span>
                <ScoreMark score={game.mark} />
              </span>
            </>
          )}
        </p>
        {demands.map((demand) => !demand.isOpen && <DemandWords key={demand.kind} demand={demand} />)}
        <p className={styles.note}>
          {game.hasChanged ? (
            <Trans>Your result stays.</Trans>
          ) : game.wasPassed ? (
            <Trans>Not enough this time. An attempt that was enough is what counts: nothing is lost.</Trans>
          ) : isMissed ? (
            game.canRetry ? (
              <Trans>Not enough yet. Read the explanations, then try again.</Trans>
            ) : (
              <Trans>Not enough this time. The explanations tell what to keep in mind.</Trans>
            )
          ) : right === length ? (
            <Trans>Perfect.</Trans>
          ) : isPassed ? (
            <Trans>Passed. The explanations tell what to keep in mind.</Trans>
          ) : isGood ? (
            <Trans>Well done. The explanations tell what to keep in mind.</Trans>
          ) : game.canRetry && demands.length === 0 ? (
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

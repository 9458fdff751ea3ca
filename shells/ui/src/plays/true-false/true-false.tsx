// Knows how a true/false game is played: statements, an answer to each, then what was right and why.
import type { StatementView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { Circle, CircleCheck, CircleDot, CircleX } from "lucide-react";
import { useId } from "react";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import * as styles from "./true-false.css.ts";
import { trueFalseWords } from "./words.ts";

export function TrueFalse(props: GameViewProps<"VRAI_FAUX">) {
  const { t } = useLingui();
  const { game, onAnswer } = props;
  const labels = game.labels ?? { true: t`True`, false: t`False` };
  const answer = (slug: string, value: boolean) => {
    const given = game.statements.flatMap((one) => (one.answer === null ? [] : [[one.slug, one.answer] as const]));
    onAnswer({ answers: { ...Object.fromEntries(given), [slug]: value } });
  };
  return (
    <GameCard {...props} words={trueFalseWords}>
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
    </GameCard>
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

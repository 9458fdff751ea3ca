// Knows how a game of short answers is played: words or a number are typed, then what was right and why.
import { LONGEST_ANSWER } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { AnswerInput } from "../common/answer-input.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { Question, Questions } from "../common/question.tsx";
import * as styles from "./short-answer.css.ts";
import { shortAnswerWords } from "./words.ts";

/** Behind the mark of a fraction: as many as its author wrote. */
const MOST_DIGITS = 15;

export function ShortAnswer(props: GameViewProps<"SHORT_ANSWER">) {
  const { t, i18n } = useLingui();
  const { game, onAnswer } = props;
  const { questions, isDone } = game;
  const id = useId();
  const write = (slug: string, answer: string) => {
    const given = questions.map((one) => [one.slug, one.slug === slug ? answer : one.answer]);
    onAnswer({ answers: Object.fromEntries(given.filter(([, one]) => one !== "")) });
  };
  const tellRight = (right: string | number, unit: string) =>
    typeof right === "string" ? right : `${i18n.number(right, { maximumFractionDigits: MOST_DIGITS })} ${unit}`.trim();
  return (
    <GameCard {...props} words={shortAnswerWords}>
      <Questions>
        {questions.map(({ slug, text, kind, unit, answer, isUnread, right, spelled, verdict, explanation }, index) => {
          const number = index + 1;
          return (
            <Question
              key={slug}
              slug={slug}
              number={number}
              text={text}
              isDone={isDone}
              verdict={verdict}
              right={tellRight(right, unit)}
              remark={spelled !== null && <Trans>It is written “{spelled}”.</Trans>}
              explanation={explanation}
            >
              <span className={styles.line}>
                <AnswerInput
                  className={styles.field({ kind, verdict: verdict ?? undefined })}
                  aria-label={unit ? t`Answer ${number}, in ${unit}` : t`Answer ${number}`}
                  aria-invalid={isUnread || undefined}
                  aria-describedby={isUnread ? `${id}-${number}` : undefined}
                  {...(kind === "number" && { inputMode: "decimal" })}
                  maxLength={LONGEST_ANSWER}
                  value={answer}
                  onWrite={(typed) => write(slug, typed)}
                />
                {unit && <span aria-hidden>{unit}</span>}
              </span>
              {isUnread && (
                <p id={`${id}-${number}`} className={styles.unread}>
                  <CircleAlert size={16} aria-hidden />
                  <Trans>Type a number.</Trans>
                </p>
              )}
            </Question>
          );
        })}
      </Questions>
    </GameCard>
  );
}

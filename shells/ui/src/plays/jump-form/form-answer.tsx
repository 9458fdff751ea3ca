// Knows how one question of a form is answered, depending on its kind.
import type { FormQuestionView } from "@academiz/domain/games";
import { LONGEST_ANSWER, LONGEST_TEXT } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { AnswerInput, useTyped } from "../common/answer-input.tsx";
import { Options } from "../common/options.tsx";
import * as styles from "./jump-form.css.ts";

export interface FormAnswerProps {
  readonly question: FormQuestionView;
  /** Called with the answer as it is stored; undefined where it was taken back. */
  readonly onWrite: (answer: unknown) => void;
}

export function FormAnswer({ question, onWrite }: FormAnswerProps) {
  const { t } = useLingui();
  const id = useId();
  const { kind, text, written, unit, isUnread } = question;
  const writeText = (typed: string) => onWrite(typed.trim() === "" ? undefined : typed);
  switch (kind) {
    case "choice":
      return <Choice question={question} onWrite={onWrite} />;
    case "scale":
      return <Scale question={question} onWrite={onWrite} />;
    case "date":
      return (
        <input
          type="date"
          className={styles.field}
          aria-label={text}
          value={written}
          onChange={({ target }) => onWrite(target.value || undefined)}
        />
      );
    case "long":
      return <LongAnswer label={text} value={written} onWrite={writeText} />;
    case "short":
      return (
        <AnswerInput
          className={styles.field}
          aria-label={text}
          spellCheck
          maxLength={LONGEST_ANSWER}
          value={written}
          onWrite={writeText}
        />
      );
    case "number":
      return (
        <div>
          <span className={styles.line}>
            <AnswerInput
              className={styles.number}
              aria-label={unit ? t`${text}, in ${unit}` : text}
              inputMode="decimal"
              maxLength={LONGEST_ANSWER}
              aria-invalid={isUnread || undefined}
              aria-describedby={isUnread ? id : undefined}
              value={written}
              onWrite={writeText}
            />
            {unit && <span aria-hidden>{unit}</span>}
          </span>
          {isUnread && (
            <p id={id} className={styles.unread}>
              <CircleAlert size={16} aria-hidden />
              <Bounds question={question} />
            </p>
          )}
        </div>
      );
  }
}

function Bounds({ question: { least, most } }: Pick<FormAnswerProps, "question">) {
  if (least !== null && most !== null) {
    return (
      <Trans>
        Type a number from {least} to {most}.
      </Trans>
    );
  }
  if (least !== null) return <Trans>Type a number: {least} or more.</Trans>;
  return most === null ? <Trans>Type a number.</Trans> : <Trans>Type a number: {most} or less.</Trans>;
}

function Choice({ question: { text, options, several }, onWrite }: FormAnswerProps) {
  const choose = (key: string, isChosen: boolean) => {
    const chosen = several
      ? options.flatMap((one) => ((one.slug === key ? isChosen : one.isChosen) ? [one.slug] : []))
      : [key];
    onWrite(chosen.length > 0 ? chosen : undefined);
  };
  return (
    <fieldset className={styles.group} aria-label={text}>
      {several && (
        <p className={styles.help}>
          <Trans>You may choose several.</Trans>
        </p>
      )}
      <Options
        direction="column"
        several={several}
        isJudged={false}
        options={options.map(({ slug, text: words, isChosen }) => ({ key: slug, words, isChosen, isRight: false }))}
        onChoose={choose}
      />
    </fieldset>
  );
}

function Scale({ question: { text, scale, leastLabel, mostLabel, written }, onWrite }: FormAnswerProps) {
  const name = useId();
  const labels: Readonly<Record<number, string>> = { 0: leastLabel, [scale.length - 1]: mostLabel };
  return (
    <fieldset className={styles.group} aria-label={text}>
      <div className={styles.scale}>
        {scale.map((value, index) => (
          <label key={value} className={styles.step}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={written === String(value)}
              aria-label={labels[index] ? `${value}, ${labels[index]}` : String(value)}
              onChange={() => onWrite(value)}
            />
            <span className={styles.face}>{value}</span>
          </label>
        ))}
      </div>
      {(leastLabel || mostLabel) && (
        <p className={styles.ends} aria-hidden>
          <span>{leastLabel}</span>
          <span>{mostLabel}</span>
        </p>
      )}
    </fieldset>
  );
}

interface LongAnswerProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

function LongAnswer({ label, value, onWrite }: LongAnswerProps) {
  const { tell, ...typed } = useTyped({ value, onWrite });
  return (
    <textarea rows={4} className={styles.area} aria-label={label} maxLength={LONGEST_TEXT} {...typed} onBlur={tell} />
  );
}

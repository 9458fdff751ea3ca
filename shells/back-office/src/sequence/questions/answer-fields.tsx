// Knows how the answers of a question are written: a line each, with a mark before those that are right, or its place.
import type { DraftAnswer } from "@academiz/domain/sequences";
import { Button, Checkbox, IconButton, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { type RefObject, useId } from "react";
import * as own from "../sequence.css.ts";

export interface AnswerFieldsProps {
  readonly answers: readonly DraftAnswer[];
  readonly kind: "SINGLE" | "MULTIPLE" | "ORDERING";
  readonly error: string | undefined;
  /** Where errors lead to: its first answer. */
  readonly place: RefObject<HTMLFieldSetElement | null>;
  readonly onChange: (answers: readonly DraftAnswer[]) => void;
}

/** As many as a workbook has columns for. */
const MOST = 8;

export function AnswerFields({ answers, kind, error, place, onChange }: AnswerFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const put = (at: number, part: Partial<DraftAnswer>) =>
    onChange(
      answers.map((one, index) => {
        if (index === at) return { ...one, ...part };
        return kind === "SINGLE" && part.correct ? { ...one, correct: false } : one;
      }),
    );
  return (
    <fieldset ref={place} className={own.answers} aria-describedby={`${id}-help`}>
      <legend className={own.label}>
        <Trans>Answers</Trans>
      </legend>
      <p id={`${id}-help`} className={own.help}>
        {kind === "MULTIPLE" ? (
          <Trans>Tick those that are right.</Trans>
        ) : kind === "SINGLE" ? (
          <Trans>Tick the one that is right.</Trans>
        ) : (
          <Trans>Write them in their right order. Learners find them mixed.</Trans>
        )}
      </p>
      {answers.map(({ text, correct }, at) => {
        const number = at + 1;
        return (
          <div key={at} className={own.answer}>
            {kind === "ORDERING" ? (
              <span className={own.place} aria-hidden>
                {number}
              </span>
            ) : (
              <Checkbox
                aria-label={t`Answer ${number} is right`}
                checked={correct}
                onCheckedChange={(isRight) => put(at, { correct: isRight })}
              />
            )}
            <TextInput
              aria-label={t`Answer ${number}`}
              name={at === 0 ? "answers" : undefined}
              value={text}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => put(at, { text: target.value })}
            />
            <IconButton
              label={t`Take answer ${number} away`}
              icon={<Trash2 size={20} aria-hidden />}
              disabled={answers.length <= 2}
              accessibleWhenDisabled
              onClick={() => onChange(answers.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {error !== undefined && (
        <p role="alert" className={own.error}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
      {answers.length < MOST && (
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...answers, { uuid: "", text: "", correct: false }])}
        >
          <Trans>Add an answer</Trans>
        </Button>
      )}
    </fieldset>
  );
}

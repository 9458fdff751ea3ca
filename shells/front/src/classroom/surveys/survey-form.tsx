// Knows how the questions of a survey are answered: marks and choices by one press each, words by typing.
import { readTyped, type SurveyView } from "@academiz/application/learner-classroom";
import type { Trouble } from "@academiz/application/ports";
import { LONGEST_ANSWER, pickWords, SCALE, type SurveyAnswers, type SurveyQuestion } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import { Button, Field, findProblemWords, RadioGroup, TextArea, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import * as styles from "../classroom.css.ts";

export interface SurveyFormProps {
  readonly survey: SurveyView;
  readonly questions: readonly SurveyQuestion[];
  readonly answer: (answers: SurveyAnswers) => Promise<Result<undefined, Trouble>>;
  /** Null: there is nothing to go back to. */
  readonly onClose: (() => void) | null;
  readonly onAnswered: () => void;
}

export function SurveyForm({ survey, questions, answer, onClose, onAnswered }: SurveyFormProps) {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(survey.answers ?? {}).map(([slug, value]) => [slug, String(value)])),
  );
  const [isBusy, setBusy] = useState(false);
  const answers = readTyped(questions, typed);
  const isEmpty = Object.keys(answers).length === 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isEmpty) return;
    setBusy(true);
    const sent = await answer(answers);
    setBusy(false);
    if (sent.ok) {
      notify({ kind: "success", text: t`Thank you: your answers are kept` });
      return onAnswered();
    }
    const words = findProblemWords(sent.error.detail);
    notify({
      kind: "error",
      text: words ? i18n._(words) : t`Your answers could not be sent. They are still here: check your connection.`,
    });
  };
  return (
    <form noValidate className={styles.section} onSubmit={(event) => void send(event)}>
      {questions.map((question) => (
        <Question
          key={question.slug}
          question={question}
          value={typed[question.slug] ?? ""}
          onValue={(value) => setTyped((before) => ({ ...before, [question.slug]: value }))}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isBusy} disabled={isEmpty} accessibleWhenDisabled>
          <Trans>Send my answers</Trans>
        </Button>
        {onClose && (
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Question({ question: { kind, label, options }, value, onValue }: QuestionProps) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale === "fr" ? "fr" : "en";
  const asked = pickWords(label, locale);
  if (kind === "text")
    return (
      <Field label={asked}>
        <TextArea value={value} maxLength={LONGEST_ANSWER} onChange={({ target }) => onValue(target.value)} />
      </Field>
    );
  const offered =
    kind === "scale"
      ? SCALE.map((mark) => ({ value: String(mark), label: String(mark) }))
      : options.map((option) => ({ value: option.slug, label: pickWords(option.label, locale) }));
  return (
    <RadioGroup
      label={asked}
      {...(kind === "scale" && { help: t`1 is the lowest mark, 5 the highest.` })}
      options={offered}
      direction={kind === "scale" ? "row" : "column"}
      value={value === "" ? null : value}
      onValueChange={onValue}
    />
  );
}

// Knows how the survey of a classroom is listed, put in order and written.
import { pickWords, SURVEY_LIMITS, type SurveyQuestion } from "@academiz/domain/classiz";
import { Button, Field, IconButton, StatusChip, TextInput, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import * as styles from "../../product/product.css.ts";
import * as lines from "../classroom.css.ts";
import { useMovedFocus } from "../use-moved-focus.ts";
import { QuestionPanel } from "./question-panel.tsx";
import type { SurveyDraft } from "./survey-draft.ts";

export interface SurveyCardProps {
  readonly written: SurveyDraft;
}

export function SurveyCard({ written }: SurveyCardProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { draft, questions, areDaysWrong } = written;
  const [asked, setAsked] = useState<SurveyQuestion | "new" | null>(null);
  const [said, setSaid] = useState("");
  const { laterDays: longest } = SURVEY_LIMITS;
  const focusMoved = useMovedFocus(list);
  const nameOf = ({ label }: SurveyQuestion) => pickWords(label, i18n.locale === "fr" ? "fr" : "en");
  const kinds = { scale: t`Mark from 1 to 5`, choice: t`One of several`, text: t`In words` } as const;
  const move = (question: SurveyQuestion, at: number, by: -1 | 1) => {
    const [name, place, count] = [nameOf(question), at + by + 1, questions.length];
    written.move(at, by);
    focusMoved({ slug: question.slug, by });
    setSaid(t`${name}: ${place} of ${count}`);
  };
  return (
    <div className={styles.stack}>
      {questions.length === 0 ? (
        <p className={styles.reason}>
          <Trans>Nothing is asked after the sessions. Add a first question.</Trans>
        </p>
      ) : (
        <ol ref={list} tabIndex={-1} aria-label={t`Questions of the survey`} className={lines.order}>
          {questions.map((question, at) => (
            <li key={question.slug} data-slug={question.slug} className={lines.line}>
              <span className={lines.name}>
                {nameOf(question)}
                {question.options.length > 0 && (
                  <span className={lines.note}>
                    {question.options
                      .map(({ label }) => pickWords(label, i18n.locale === "fr" ? "fr" : "en"))
                      .join(" · ")}
                  </span>
                )}
              </span>
              <StatusChip>{kinds[question.kind]}</StatusChip>
              <span className={lines.actions}>
                <IconButton
                  label={t`Move up: ${nameOf(question)}`}
                  icon={<ArrowUp size={20} aria-hidden />}
                  disabled={at === 0}
                  accessibleWhenDisabled
                  onClick={() => move(question, at, -1)}
                />
                <IconButton
                  label={t`Move down: ${nameOf(question)}`}
                  icon={<ArrowDown size={20} aria-hidden />}
                  disabled={at === questions.length - 1}
                  accessibleWhenDisabled
                  onClick={() => move(question, at, 1)}
                />
                <IconButton
                  label={t`Change: ${nameOf(question)}`}
                  icon={<Pencil size={20} aria-hidden />}
                  onClick={() => setAsked(question)}
                />
                <IconButton
                  label={t`Take out: ${nameOf(question)}`}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => {
                    written.remove(question.slug);
                    list.current?.focus();
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {questions.length > 0 && (
        <Field
          label={t`Asked once more after so many days`}
          help={t`0: it is not. What has stayed of a session is seen later than at its end.`}
          error={areDaysWrong ? t`Write a whole number from 0 to ${longest}.` : undefined}
        >
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={draft.values.days}
            onChange={({ target }) => draft.put("days", target.value)}
          />
        </Field>
      )}
      <div className={styles.buttons}>
        <Button
          icon={<Plus size={20} aria-hidden />}
          disabled={questions.length >= SURVEY_LIMITS.questions}
          accessibleWhenDisabled
          onClick={() => setAsked("new")}
        >
          <Trans>Add a question</Trans>
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {asked !== null && (
        <QuestionPanel
          question={asked === "new" ? null : asked}
          onClose={() => setAsked(null)}
          onWritten={(question) => {
            written.put(question);
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

// Knows the form of a question, in the panel along the edge: the question, its answers, and the feedback.
import type { QuestionRow } from "@academiz/application/sequence-content";
import {
  type DraftAnswer,
  type DraftTheme,
  isTypedKind,
  QUESTION_KINDS,
  type QuestionKind,
  type QuestionWords,
  readAskedNumber,
  TRUTH_WORDS,
} from "@academiz/domain/sequences";
import { Field, FormDialog, type FormField, Select, TextArea, TextInput, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { AnswerFields } from "./answer-fields.tsx";
import { useKindWords } from "./kind-words.ts";
import { TrueFalseField } from "./true-false-field.tsx";

export interface QuestionFormProps {
  /** Null for a new one. */
  readonly question: QuestionRow | null;
  readonly themes: readonly DraftTheme[];
  /** The theme of a new question. */
  readonly theme: string;
  /** The language of the content. */
  readonly language: "FR" | "EN";
  readonly onClose: () => void;
  /** `theme`: its uuid, or the title of the first one, which is made with its first question. */
  readonly onSave: (said: { readonly theme: string; readonly words: QuestionWords }) => void;
}
type Name = "kind" | "text" | "accepted" | "level" | "explanation" | "remediation" | "theme" | "answers" | "truth";

const HIGHEST = 99;
/** As many as a workbook has columns for. */
const MOST_ACCEPTED = 8;
const EMPTY: readonly DraftAnswer[] = [
  { uuid: "", text: "", correct: false },
  { uuid: "", text: "", correct: false },
];
const readLines = (text: string): readonly string[] => text.split("\n").flatMap((line) => line.trim() || []);
const readLevel = (typed: string): number | null | undefined => {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= HIGHEST ? Number(text) : undefined;
};

export function QuestionForm({ question, themes, theme, language, onClose, onSave }: QuestionFormProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const isFirst = themes.length === 0;
  const draft = useDraft<Readonly<Record<Name, string>>>({
    kind: question?.kind ?? "SINGLE",
    text: question?.text ?? "",
    answers: JSON.stringify(question && question.answers.length > 0 ? question.answers : EMPTY),
    accepted: question?.accepted.join("\n") ?? "",
    truth: question?.answers[0]?.correct === false ? "false" : "true",
    level: question ? String(question.level ?? "") : "1",
    explanation: question?.explanation ?? "",
    remediation: question?.remediation ?? "",
    theme: isFirst ? t`Theme 1` : (question?.theme ?? theme),
  });
  const { values, put } = draft;
  const [isTried, setTried] = useState(false);
  const hasTheme = !isFirst || values.theme.trim() !== "";
  const answersPlace = useRef<HTMLFieldSetElement>(null);
  const kind = QUESTION_KINDS.find((one) => one === values.kind) ?? "SINGLE";
  const answers = JSON.parse(values.answers) as readonly DraftAnswer[];
  const level = readLevel(values.level);
  const given = answers.filter(({ text }) => text.trim() !== "");
  const right = given.filter(({ correct }) => correct).length;
  const answersError =
    kind === "TRUE_FALSE" || isTypedKind(kind)
      ? undefined
      : given.length < 2
        ? t`Write two answers or more.`
        : right === 0 && kind !== "ORDERING"
          ? t`Mark the right answer.`
          : undefined;
  const accepted = readLines(values.accepted).slice(0, kind === "NUMBER" ? 1 : undefined);
  const errors: Partial<Record<Name, string>> = {
    ...(values.text.trim() === "" && { text: t`Write what is asked.` }),
    ...(isTypedKind(kind) && accepted.length === 0 && { accepted: t`Write what is right.` }),
    ...(kind === "SHORT_ANSWER" &&
      accepted.length > MOST_ACCEPTED && { accepted: t`Write ${MOST_ACCEPTED} spellings at most.` }),
    ...(kind === "NUMBER" &&
      !accepted.every(readAskedNumber) && { accepted: t`Write a number, such as 12.5 or 12.5 ± 0.1 km.` }),
  };
  const choices = TRUTH_WORDS[language];
  const acceptedField: Readonly<Record<"SHORT_ANSWER" | "NUMBER", FormField<Name>>> = {
    SHORT_ANSWER: {
      kind: "text",
      name: "accepted",
      label: t`Accepted spellings, one a line`,
      help: t`Case, accents and punctuation may differ.`,
      maxLength: 2_000,
    },
    NUMBER: {
      kind: "text",
      name: "accepted",
      label: t`The right number`,
      help: t`12.5, or 12.5 ± 0.1 km: how far an answer may be off, and the unit.`,
      maxLength: 200,
    },
  };
  const fields: readonly FormField<Name>[] = [
    {
      kind: "choice",
      name: "kind",
      label: t`Kind of question`,
      inRow: true,
      options: QUESTION_KINDS.map((value) => ({ value, label: kinds[value] })),
    },
    { kind: "text", name: "text", label: t`What is asked`, maxLength: 2_000 },
    ...(isTypedKind(kind) ? [acceptedField[kind]] : []),
  ];
  return (
    <FormDialog<Name>
      place="end"
      title={question ? t`Question` : t`New question`}
      submitLabel={question ? t`Keep the question` : t`Add the question`}
      isBusy={false}
      onClose={onClose}
      fields={fields}
      draft={draft}
      errors={errors}
      onSubmit={(said) => {
        setTried(true);
        const first = answersPlace.current?.elements.namedItem("answers");
        if (answersError !== undefined && first instanceof HTMLElement) first.focus();
        if (answersError !== undefined || level === undefined || !hasTheme) return;
        onSave({
          theme: said.theme,
          words: {
            kind,
            text: said.text,
            level,
            explanation: said.explanation,
            remediation: said.remediation,
            answers: writeAnswers(kind, given, said.truth === "true", choices, question),
            accepted: isTypedKind(kind) ? accepted : [],
          },
        });
      }}
    >
      {kind !== "TRUE_FALSE" && !isTypedKind(kind) && (
        <AnswerFields
          answers={answers}
          kind={kind}
          error={isTried ? answersError : undefined}
          place={answersPlace}
          onChange={(next) => put("answers", JSON.stringify(next))}
        />
      )}
      {kind === "TRUE_FALSE" && (
        <TrueFalseField value={values.truth} words={choices} onChange={(truth) => put("truth", truth)} />
      )}
      <Field
        label={t`Level`}
        help={t`1 is the easiest.`}
        error={level === undefined ? t`Type a whole number from 1 to ${HIGHEST}, or nothing.` : undefined}
      >
        <TextInput
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={values.level}
          onChange={({ target }) => put("level", target.value)}
        />
      </Field>
      <Field label={t`Explanation`} help={t`Read after each answer, right or wrong.`}>
        <TextArea
          maxLength={5_000}
          value={values.explanation}
          onChange={({ target }) => put("explanation", target.value)}
        />
      </Field>
      <Field label={t`Remediation`} help={t`What to read again, once the learner falls to an easier level.`}>
        <TextArea
          maxLength={5_000}
          value={values.remediation}
          onChange={({ target }) => put("remediation", target.value)}
        />
      </Field>
      {isFirst && (
        <Field
          label={t`Theme`}
          help={t`What this question and those beside it are about. Learners read it above each of them.`}
          error={isTried && !hasTheme ? t`The theme needs a title.` : undefined}
        >
          <TextInput maxLength={200} value={values.theme} onChange={({ target }) => put("theme", target.value)} />
        </Field>
      )}
      {themes.length > 1 && (
        <Field label={t`Theme`}>
          <Select
            options={themes.map(({ uuid, title }) => ({ value: uuid, label: title || t`Without a title` }))}
            value={values.theme}
            onValueChange={(next) => put("theme", next)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/**
 * A true/false question has two answers, the first of which is “true”; a single-choice question has only one right
 * answer.
 */
function writeAnswers(
  kind: QuestionKind,
  given: readonly DraftAnswer[],
  isTrue: boolean,
  words: { readonly true: string; readonly false: string },
  before: QuestionRow | null,
): readonly DraftAnswer[] {
  if (isTypedKind(kind)) return [];
  if (kind === "TRUE_FALSE") {
    const uuids = before?.kind === "TRUE_FALSE" ? before.answers.map(({ uuid }) => uuid) : [];
    return [
      { uuid: uuids[0] ?? "", text: words.true, correct: isTrue },
      { uuid: uuids[1] ?? "", text: words.false, correct: !isTrue },
    ];
  }
  if (kind === "MULTIPLE") return given;
  if (kind === "ORDERING") return given.map((answer) => ({ ...answer, correct: false }));
  const first = given.findIndex(({ correct }) => correct);
  return given.map((answer, at) => ({ ...answer, correct: at === first }));
}

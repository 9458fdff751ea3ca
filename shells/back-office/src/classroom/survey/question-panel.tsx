// Knows how one question of a survey is written, in French and in English.
import {
  judgeQuestion,
  readOptionLines,
  SURVEY_KINDS,
  SURVEY_LIMITS,
  type SurveyQuestion,
  writeOptionLines,
} from "@academiz/domain/classiz";
import { createSlug } from "@academiz/domain/kernel";
import { FormDialog, type FormField, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useOffice } from "../../office/office-context.ts";

type Name = "kind" | "fr" | "en" | "optionsFr" | "optionsEn";

export interface QuestionPanelProps {
  /** Null for a new one. */
  readonly question: SurveyQuestion | null;
  readonly onClose: () => void;
  readonly onWritten: (question: SurveyQuestion) => void;
}

export function QuestionPanel({ question, onClose, onWritten }: QuestionPanelProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const slugOf = () => createSlug(office.dice.random);
  const lines = writeOptionLines(question?.options ?? []);
  const draft = useDraft<Record<Name, string>>({
    ...{ kind: question?.kind ?? "scale", fr: question?.label.fr ?? "", en: question?.label.en ?? "" },
    ...{ optionsFr: lines.fr, optionsEn: lines.en },
  });
  const { values } = draft;
  const { options: most, words: longest } = SURVEY_LIMITS;
  const kind = SURVEY_KINDS.find((one) => one === values.kind) ?? "scale";
  const read = (): SurveyQuestion => ({
    slug: question?.slug ?? slugOf(),
    kind,
    label: { fr: values.fr.trim(), en: values.en.trim() },
    options:
      kind === "choice"
        ? readOptionLines(question?.options ?? [], { fr: values.optionsFr, en: values.optionsEn }, slugOf)
        : [],
  });
  const fault = judgeQuestion(read());
  const options: readonly FormField<Name>[] =
    kind === "choice"
      ? [
          {
            ...{ kind: "text", name: "optionsFr", label: t`Options in French, one a line` },
            help: t`2 to ${most} options.`,
          },
          {
            ...{ kind: "text", name: "optionsEn", label: t`Options in English, one a line` },
            help: t`In the same order. A line that is left empty is shown in French.`,
          },
        ]
      : [];
  return (
    <FormDialog<Name>
      place="end"
      title={question ? t`Question` : t`New question`}
      submitLabel={question ? t`Change the question` : t`Add the question`}
      isBusy={false}
      onClose={onClose}
      draft={draft}
      errors={{
        ...(fault === "words" && { fr: t`Write the question, in French or in English.` }),
        ...(fault === "options" && { optionsFr: t`A choice has 2 to ${most} options.` }),
        ...(fault === "long" && { optionsFr: t`An option has ${longest} characters at most.` }),
      }}
      fields={[
        {
          kind: "choice",
          name: "kind",
          label: t`How it is answered`,
          options: [
            { value: "scale", label: t`With a mark from 1 to 5` },
            { value: "choice", label: t`With one of several options` },
            { value: "text", label: t`In words of their own` },
          ],
        },
        { kind: "line", name: "fr", label: t`Question in French`, maxLength: SURVEY_LIMITS.words },
        {
          ...{ kind: "line", name: "en", label: t`Question in English`, maxLength: SURVEY_LIMITS.words },
          help: t`Who reads another language than the one that is written is shown that one.`,
        },
        ...options,
      ]}
      onSubmit={() => onWritten(read())}
    />
  );
}

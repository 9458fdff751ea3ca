// Knows how the answers on screen are downloaded as a spreadsheet file.
import { type AttemptView, writeAnswers } from "@academiz/application/learners";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { saveFile } from "../office/save-file.ts";
import { useAnswerWords } from "./answer-words.ts";

export interface SaveAnswersProps {
  /** The name of the learner. */
  readonly name: string;
  readonly attempts: readonly AttemptView[];
}

export function SaveAnswers({ name, attempts }: SaveAnswersProps) {
  const { t, i18n } = useLingui();
  const { say, judge } = useAnswerWords();
  const save = () => {
    const words = {
      head: [
        t`Game`,
        t`Page`,
        t`Attempt`,
        t`Date`,
        t`Score`,
        t`Question`,
        t`Answer given`,
        t`Result`,
        t`Right answer`,
      ] as const,
      number: (attempt: number) => {
        const earlier = 1 - attempt;
        return attempt > 0 ? String(attempt) : t`Before they began anew (no. ${earlier} from the last)`;
      },
      gone: t`no longer there`,
      say,
      judge,
    };
    // The separator of cells depends on the language of the spreadsheet.
    saveFile({ name: `${name}.csv`, bytes: writeAnswers(attempts, words, i18n.locale === "fr" ? ";" : ",") });
  };
  return (
    <Button icon={<Download size={20} aria-hidden />} onClick={save}>
      <Trans>Download these answers (CSV)</Trans>
    </Button>
  );
}

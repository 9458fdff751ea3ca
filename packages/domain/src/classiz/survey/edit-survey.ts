// Knows how a survey is written: its options as lines, and what is wrong with a question before it is kept.
import { hasWords, SURVEY_LIMITS, type SurveyOption, type SurveyQuestion } from "./survey.ts";

/** The lines of a text, each without blanks around it; empty lines at the end are left out. */
const readLines = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim());

/**
 * Reads options from two texts, one line for each option in each language. Where the number of options stays, each
 * keeps its slug; otherwise an option keeps it whose words stay. Answers that were given are so still counted.
 */
export function readOptionLines(
  before: readonly SurveyOption[],
  { fr, en }: { readonly fr: string; readonly en: string },
  createSlug: () => string,
): readonly SurveyOption[] {
  const [french, english] = [readLines(fr), readLines(en)];
  const labels = Array.from({ length: Math.max(french.length, english.length) }, (_, at) => ({
    ...{ fr: french[at] ?? "", en: english[at] ?? "" },
  })).filter(hasWords);
  const isSame = (one: SurveyOption, label: SurveyOption["label"]) =>
    one.label.fr === label.fr && one.label.en === label.en;
  const isRenamed = labels.length === before.length;
  return labels.map((label, at) => {
    const kept = isRenamed ? before[at] : before.find((one) => isSame(one, label));
    return { slug: kept?.slug ?? createSlug(), label };
  });
}

export const writeOptionLines = (options: readonly SurveyOption[]): { readonly fr: string; readonly en: string } => ({
  fr: options.map(({ label }) => label.fr).join("\n"),
  en: options.map(({ label }) => label.en).join("\n"),
});

/** `words`: the question has no words; `options`: it has fewer than two, or too many; `long`: a line is too long. */
export type QuestionFault = "words" | "options" | "long";

export function judgeQuestion({ kind, label, options }: SurveyQuestion): QuestionFault | null {
  if (!hasWords(label)) return "words";
  const isMany = options.length > SURVEY_LIMITS.options || options.length < 2;
  if (kind === "choice" && isMany) return "options";
  const lines = [label, ...options.map((option) => option.label)].flatMap(({ fr, en }) => [fr, en]);
  return lines.some((line) => line.length > SURVEY_LIMITS.words) ? "long" : null;
}

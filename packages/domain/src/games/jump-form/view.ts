// Knows what a form shows: the questions on the way with their answers, the one that is asked now, and the text at the
// end.
import { cutText } from "../../kernel/index.ts";
import { LONGEST_ANSWER, readAnswers } from "../game/answers.ts";
import { type FormAnswer, readScale } from "./answer.ts";
import { countFormOn } from "./explore.ts";
import type { FormKind, FormProfile, FormQuestion, JumpForm } from "./schema.ts";
import type { FormWalk } from "./walk.ts";

/** One question of a form with what was answered. */
export interface FormQuestionView {
  readonly slug: string;
  readonly text: string;
  /** May be empty. */
  readonly help: string;
  readonly kind: FormKind;
  readonly isOptional: boolean;
  readonly several: boolean;
  readonly options: readonly { readonly slug: string; readonly text: string; readonly isChosen: boolean }[];
  /** The numbers of a scale, and what its ends mean, which may be empty. */
  readonly scale: readonly number[];
  readonly leastLabel: string;
  readonly mostLabel: string;
  readonly unit: string;
  /** The least number that may be given; null where there is no limit. */
  readonly least: number | null;
  readonly most: number | null;
  /** The answer as it was typed, empty without one; always empty for a choice. */
  readonly written: string;
  readonly isAnswered: boolean;
  /** True where a number is asked for, and what was typed is no number or out of bounds: it is no answer. */
  readonly isUnread: boolean;
}

/** What a form shows of itself. */
export interface JumpFormView {
  /** The questions on the way, then the one that is asked now. */
  readonly questions: readonly FormQuestionView[];
  /** Every question on the way has an answer. */
  readonly isAtEnd: boolean;
  /** How many questions are left at least, counting the one that is asked. */
  readonly leftCount: number;
  /** The text at the end; null before it, and where there is none. */
  readonly profile: Pick<FormProfile, "title" | "text"> | null;
  /** All answers as they are kept, also those off the way, but none to a question that is asked again. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The answer as it was typed, also where it is no number yet. */
function writeAnswer(answer: FormAnswer | undefined, kept: unknown): string {
  if (answer?.kind === "number") return answer.typed;
  if (answer?.kind === "words") return answer.text;
  return typeof kept === "string" ? cutText(kept, LONGEST_ANSWER) : "";
}

function viewQuestion(question: FormQuestion, answer: FormAnswer | undefined, kept: unknown): FormQuestionView {
  const { slug, text, help, kind, several, options, leastLabel, mostLabel, unit, least, most } = question;
  const chosen = answer?.kind === "options" ? answer.slugs : [];
  return {
    ...{ slug, text, help, kind, several, leastLabel, mostLabel, unit },
    isOptional: question.isOptional ?? false,
    options: options.map((option) => ({
      slug: option.slug,
      text: option.text,
      isChosen: chosen.includes(option.slug),
    })),
    scale: kind === "scale" ? readScale(question) : [],
    least: kind === "number" ? (least ?? null) : null,
    most: kind === "number" ? (most ?? null) : null,
    written: kind === "choice" ? "" : writeAnswer(answer, kept),
    isAnswered: answer !== undefined,
    isUnread: kind === "number" && answer === undefined && typeof kept === "string" && kept.trim() !== "",
  };
}

/** The text with the highest `from` that the score reaches; the first text where there is no score. */
function findProfile({ content: { profiles } }: JumpForm, score: number | undefined): FormProfile | null {
  if (score === undefined) return profiles[0] ?? null;
  const reached = profiles.filter(({ from }) => from <= score).toSorted((one, other) => other.from - one.from);
  return reached[0] ?? null;
}

/** The answers to questions that exist and are not asked again. */
const keepAnswers = (
  { content }: JumpForm,
  data: unknown,
  anew: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [
      ...readAnswers(data, (answer, slug) =>
        content.questions.some((one) => one.slug === slug) && !anew.includes(slug) ? { answer } : undefined,
      ),
    ].map(([slug, { answer }]) => [slug, answer] as const),
  );

/** @param score 0–100 at the end; undefined without one. */
export function viewForm(
  form: JumpForm,
  data: unknown,
  { steps, at, anew }: FormWalk,
  score: number | undefined,
): JumpFormView {
  const asked = new Set(steps.map(({ question }) => question.slug));
  const profile = at ? null : findProfile(form, score);
  const answers = keepAnswers(form, data, anew);
  return {
    questions: [
      ...steps.map(({ question, answer }) => viewQuestion(question, answer, answers[question.slug])),
      ...(at ? [viewQuestion(at, undefined, answers[at.slug])] : []),
    ],
    isAtEnd: at === null,
    leftCount: countFormOn(form, at, asked).length,
    profile: profile && { title: profile.title, text: profile.text },
    answers,
  };
}

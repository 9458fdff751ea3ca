// Knows what learners are asked after a session, as its author writes it (§3.224, decisions 11).
import * as z from "zod/mini";
import type { Locale } from "../../wording/index.ts";

export const SURVEY_KINDS = ["scale", "choice", "text"] as const;
/** A mark from 1 to 5, one of several options, or the learner's own words. */
export type SurveyKind = (typeof SURVEY_KINDS)[number];
/** The words of an author in each language; one of the two may be empty. */
export type SurveyWords = Readonly<Record<Locale, string>>;
export interface SurveyOption {
  readonly slug: string;
  readonly label: SurveyWords;
}
export interface SurveyQuestion {
  readonly slug: string;
  readonly kind: SurveyKind;
  readonly label: SurveyWords;
  /** The options of a choice; empty for any other kind. */
  readonly options: readonly SurveyOption[];
}
export interface Survey {
  readonly questions: readonly SurveyQuestion[];
  /** How many days after the session it is asked once more; 0: it is not. */
  readonly laterDays: number;
}

/** Nothing is asked after the session. */
export const NO_SURVEY: Survey = { questions: [], laterDays: 30 };
export const SURVEY_LIMITS = { questions: 12, options: 8, words: 300, laterDays: 365 } as const;
/** The marks of a scale. */
export const SCALE = [1, 2, 3, 4, 5] as const;

const line = z._default(z.string().check(z.maxLength(SURVEY_LIMITS.words)), "");
const words = z.object({ fr: line, en: line });
const slug = z.string().check(z.minLength(1), z.maxLength(60));
const optionSchema = z.object({ slug, label: words });
const questionSchema = z.object({
  slug,
  kind: z.enum(SURVEY_KINDS),
  label: words,
  options: z._default(z.array(z.unknown()), []),
});
const surveySchema = z.looseObject({
  survey: z.looseObject({ questions: z._default(z.array(z.unknown()), []), laterDays: z.optional(z.unknown()) }),
});
const daysSchema = z.int().check(z.gte(0), z.lte(SURVEY_LIMITS.laterDays));

export const hasWords = ({ fr, en }: SurveyWords): boolean => fr.trim() !== "" || en.trim() !== "";
/** The words in the reader's language; where there are none, those in the other one. */
export const pickWords = (said: SurveyWords, locale: Locale): string =>
  (said[locale].trim() === "" ? said[locale === "fr" ? "en" : "fr"] : said[locale]).trim();

/**
 * `survey` of the content. Questions without words, and whatever cannot be read, are left out; of several with one
 * slug the first counts. Never throws.
 */
export function readSurvey(content: unknown): Survey {
  const parsed = surveySchema.safeParse(content);
  if (!parsed.success) return NO_SURVEY;
  const { questions, laterDays } = parsed.data.survey;
  const days = daysSchema.safeParse(laterDays);
  return {
    questions: keepEach(questions.map(readQuestion), SURVEY_LIMITS.questions),
    laterDays: days.success ? days.data : NO_SURVEY.laterDays,
  };
}

function readQuestion(written: unknown): SurveyQuestion | null {
  const parsed = questionSchema.safeParse(written);
  if (!parsed.success || !hasWords(parsed.data.label)) return null;
  const { kind, options } = parsed.data;
  const read = kind === "choice" ? keepEach(options.map(readOption), SURVEY_LIMITS.options) : [];
  return kind === "choice" && read.length < 2 ? null : { ...parsed.data, options: read };
}

function readOption(written: unknown): SurveyOption | null {
  const parsed = optionSchema.safeParse(written);
  return parsed.success && hasWords(parsed.data.label) ? parsed.data : null;
}

function keepEach<Item extends { readonly slug: string }>(items: readonly (Item | null)[], most: number) {
  const kept = new Map<string, Item>();
  for (const item of items) if (item && !kept.has(item.slug)) kept.set(item.slug, item);
  return [...kept.values()].slice(0, most);
}

// Knows where a problem of a course is put into words, for authors and for QA.
import type { Locale } from "../../wording/index.ts";
import type { FoundProblem } from "./problem.ts";
import { tellInEnglish } from "./words-en.ts";
import { tellInFrench } from "./words-fr.ts";

/** How a problem is told. */
export interface ProblemWording {
  readonly locale: Locale;
  /** How the element with this slug is called, such as its title; it is put between quotation marks here. */
  readonly nameOf: (slug: string) => string;
}

/** Words for each problem, by language; a slug comes as it is quoted. */
const TELL: Readonly<Record<Locale, (problem: FoundProblem, quote: (slug: string) => string) => string>> = {
  en: tellInEnglish,
  fr: tellInFrench,
};
const QUOTES: Readonly<Record<Locale, readonly [string, string]>> = { en: ["“", "”"], fr: ["«\u202f", "\u202f»"] };

/**
 * What is wrong and what to do about it, in one to three plain sentences for who makes courses: who waits for whom, and
 * for which score.
 */
export function explainProblem(problem: FoundProblem, { locale, nameOf }: ProblemWording): string {
  const [before, after] = QUOTES[locale];
  return TELL[locale](problem, (slug) => `${before}${nameOf(slug)}${after}`);
}

// Knows where a problem of a course is put into words, for authors and for QA.
import type { Locale } from "../../wording/index.ts";
import type { FoundProblem } from "./problem.ts";
import { tellInEnglish } from "./words-en.ts";
import { tellInFrench } from "./words-fr.ts";

/** How a problem is told. */
export interface ProblemWording {
  readonly locale: Locale;
  /** The name of the element with this slug, such as its title, without quotation marks: they are added here. */
  readonly nameOf: (slug: string) => string;
}

/** The words for each problem, by language; `quote` gives the quoted name of a slug. */
const TELL: Readonly<Record<Locale, (problem: FoundProblem, quote: (slug: string) => string) => string>> = {
  en: tellInEnglish,
  fr: tellInFrench,
};
const QUOTES: Readonly<Record<Locale, readonly [string, string]>> = { en: ["“", "”"], fr: ["«\u202f", "\u202f»"] };

/**
 * What is wrong and how to mend it, in one to three plain sentences for authors: which element waits for which, and
 * for which score.
 */
export function explainProblem(problem: FoundProblem, { locale, nameOf }: ProblemWording): string {
  const [before, after] = QUOTES[locale];
  return TELL[locale](problem, (slug) => `${before}${nameOf(slug)}${after}`);
}

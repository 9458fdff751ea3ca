// Knows all that an author should hear of before publication (decisions 5).
import { compileLearniz, type Learniz } from "../learniz/index.ts";
import { checkCompletion } from "./check-completion.ts";
import { checkEmptiness } from "./check-emptiness.ts";
import { checkGames } from "./check-games.ts";
import { checkHeadings } from "./check-headings.ts";
import { checkLocks } from "./check-locks.ts";
import { checkScores } from "./check-scores.ts";
import { checkTables } from "./check-tables.ts";
import { listGains } from "./gains.ts";
import { checkStyles } from "./look/check-styles.ts";
import type { PageColors } from "./look/judge-styles.ts";
import type { Scheme } from "./look/read-styles.ts";
import { checkAlternatives } from "./media/check-alternatives.ts";
import { checkEmbeds } from "./media/check-embeds.ts";
import { checkFiles } from "./media/check-files.ts";
import { checkFilms } from "./media/check-films.ts";
import { checkLinks } from "./media/check-links.ts";
import { checkOutside } from "./media/check-outside.ts";
import { explainProblem } from "./problems/explain-problem.ts";
import type { CourseProblem, FoundProblem } from "./problems/problem.ts";
import { findReach } from "./reach.ts";

const NONE: ReadonlySet<string> = new Set();

/** What a caller knows beside the course; what it does not know is not judged. */
export interface KnownBeside {
  /** Slugs of the files that the course names and the library no longer has. */
  readonly gone?: ReadonlySet<string> | undefined;
  /** Slugs of PDFs of the library that do not say which of their words are headings, lists and tables. */
  readonly untagged?: ReadonlySet<string> | undefined;
  /** The hosts whose pages a text may show within itself. */
  readonly hosts?: readonly string[] | undefined;
  /** The colours of its pages in each scheme, without the styles of its own. */
  readonly pages?: Readonly<Record<Scheme, PageColors>> | undefined;
}

/**
 * Every problem that an author should hear of before a publication (decisions 5), errors first, each with its elements
 * and a plain explanation; empty for a course that can be published without a thought. It speaks of learners who
 * really play: what the platform's player cannot play, nobody completes. Never throws.
 * @param learniz a course that was loaded.
 */
export function checkLearniz(learniz: Learniz, known: KnownBeside = {}): readonly CourseProblem[] {
  const { gone = NONE, untagged = NONE, hosts, pages } = known;
  const course = compileLearniz(learniz);
  const gains = listGains(course);
  const reach = findReach(course, gains);
  const found: readonly FoundProblem[] = [
    ...checkEmptiness(course),
    ...checkGames(course, gains),
    ...checkScores(course, gains, reach),
    ...checkLocks(course, gains, reach),
    ...checkCompletion(course, gains),
    ...checkAlternatives(learniz),
    ...checkFilms(learniz),
    ...checkTables(learniz),
    ...checkHeadings(learniz),
    ...checkStyles(learniz, pages),
    ...checkEmbeds(learniz, hosts),
    ...checkLinks(learniz),
    ...checkOutside(learniz),
    ...checkFiles(learniz, gone, untagged),
  ];
  const those = (severity: FoundProblem["severity"]) => found.filter((problem) => problem.severity === severity);
  return [...those("error"), ...those("warning")].map((problem) => ({
    ...problem,
    text: explainProblem(problem, { locale: "en", nameOf: (slug) => slug }),
  }));
}

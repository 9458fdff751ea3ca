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
import { checkAlternatives } from "./media/check-alternatives.ts";
import { checkEmbeds } from "./media/check-embeds.ts";
import { checkFiles } from "./media/check-files.ts";
import { checkFilms } from "./media/check-films.ts";
import { checkOutside } from "./media/check-outside.ts";
import { explainProblem } from "./problems/explain-problem.ts";
import type { CourseProblem, FoundProblem } from "./problems/problem.ts";
import { findReach } from "./reach.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * Every problem that an author should hear of before a publication (decisions 5), errors first, each with its elements
 * and a plain explanation; empty for a course that can be published without a thought. It speaks of learners who
 * really play: what the platform's player cannot play, nobody completes. Never throws.
 * @param learniz a course that was loaded.
 * @param gone slugs of the files that the course names and the library no longer has, where that is known.
 * @param hosts the hosts whose pages a text may show within itself, where that is known.
 */
export function checkLearniz(
  learniz: Learniz,
  gone: ReadonlySet<string> = NONE,
  hosts?: readonly string[],
): readonly CourseProblem[] {
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
    ...checkEmbeds(learniz, hosts),
    ...checkOutside(learniz),
    ...checkFiles(learniz, gone),
  ];
  const those = (severity: FoundProblem["severity"]) => found.filter((problem) => problem.severity === severity);
  return [...those("error"), ...those("warning")].map((problem) => ({
    ...problem,
    text: explainProblem(problem, { locale: "en", nameOf: (slug) => slug }),
  }));
}

// Knows how one problem of a course is shown: its page, its words, and a link to where it can be corrected.
import type { CourseProblem } from "@academiz/domain/checks";
import { listOwnValidators } from "@academiz/domain/editing";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import type { NamedElement } from "../common/name-element.ts";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { findCourseSettings, findOnPage, findRulesOf } from "../common/use-focus-soon.ts";
import * as styles from "./checks.css.ts";
import { findCoursePart, findPageName, findPartName, findPlace, findRules } from "./find-place.ts";
import { ProblemText } from "./problem-text.tsx";

export interface ProblemLineProps {
  readonly problem: CourseProblem;
  readonly elements: readonly NamedElement[];
  /** Shows the settings, where the problem is corrected there; rules are among them. */
  readonly onSettings?: (() => void) | undefined;
}

export function ProblemLine({ problem, elements, onSettings }: ProblemLineProps) {
  const { t } = useLingui();
  const { select, focusSoon, readLearniz } = useStudio();
  const goThere = () => {
    const place = findPlace(problem, elements) ?? COURSE;
    select(place);
    const rules = findRules(problem);
    // The general conditions make rules of the course too, and are changed by themselves.
    const isOwn = place !== COURSE || listOwnValidators(readLearniz()).length > 0;
    if (rules && onSettings && isOwn) {
      onSettings();
      focusSoon(findRulesOf(place, rules));
    } else if (place === COURSE && onSettings) {
      onSettings();
      focusSoon(findCourseSettings(findCoursePart(problem)));
    } else focusSoon(findOnPage(place, problem.slugs[0] ?? "", findPartName(problem)));
  };
  const page = findPageName(problem, elements);
  return (
    <>
      <div className={styles.told}>
        {page !== null && <p className={styles.page}>{page}</p>}
        <p>
          <ProblemText problem={problem} elements={elements} />
        </p>
      </div>
      <Button
        size="small"
        aria-label={page === null ? undefined : t`Go there: ${page}`}
        trailingIcon={<ArrowRight size={16} aria-hidden />}
        onClick={goThere}
      >
        <Trans>Go there</Trans>
      </Button>
    </>
  );
}

// Knows how the problems of a package are shown, with their places, each kind once; nothing where there are none.
import { type PackageReport, showsNothing } from "@academiz/domain/products";
import type { PackageProblem } from "@academiz/domain/scorm";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../common/scorm.css.ts";
import { groupProblems } from "./group-problems.ts";
import { PACKAGE_PROBLEM_WORDS } from "./problem-words.ts";

export interface PackageProblemsProps {
  readonly report: Pick<PackageReport, "items" | "problems">;
}

export function PackageProblems({ report }: PackageProblemsProps) {
  const problems = report.problems ?? [];
  if (problems.length === 0) return null;
  return (
    <section className={styles.warning}>
      <h2 className={styles.heading}>
        <Plural value={problems.length} one="# thing may not work" other="# things may not work" />
      </h2>
      {showsNothing(report) && (
        <p>
          <strong>
            <Trans>
              None of the pages of this package is in it: learners will see nothing. Ask for the whole package.
            </Trans>
          </strong>
        </p>
      )}
      <ul className={styles.list}>
        {groupProblems(problems).map(({ code, places }) => (
          <Kind key={code} code={code} places={places} />
        ))}
      </ul>
    </section>
  );
}

/** A package may name a thousand missing files: the first ones are enough to see what is wrong. */
const MOST = 10;

function Kind({ code, places }: { readonly code: PackageProblem; readonly places: readonly string[] }) {
  const { i18n } = useLingui();
  const rest = places.length - MOST;
  return (
    <li>
      {i18n._(PACKAGE_PROBLEM_WORDS[code])}
      {places.slice(0, MOST).map((place, at) => (
        <code key={at} className={styles.place}>
          {place}
        </code>
      ))}
      {rest > 0 && (
        <span>
          <Trans>And {rest} more.</Trans>
        </span>
      )}
    </li>
  );
}

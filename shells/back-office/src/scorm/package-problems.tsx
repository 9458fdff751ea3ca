// Knows how it is told what may not work in a package, and where; nothing is said where all is well.
import type { PackageReport } from "@academiz/domain/products";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { PACKAGE_PROBLEM_WORDS } from "./problem-words.ts";
import * as styles from "./scorm.css.ts";

export interface PackageProblemsProps {
  readonly problems: NonNullable<PackageReport["problems"]>;
}

/** A package may name a thousand missing files: the first say what is wrong with it. */
const MOST = 20;

export function PackageProblems({ problems }: PackageProblemsProps) {
  const { i18n } = useLingui();
  if (problems.length === 0) return null;
  const rest = problems.length - MOST;
  return (
    <section className={styles.warning}>
      <h2 className={styles.heading}>
        <Plural value={problems.length} one="# thing may not work" other="# things may not work" />
      </h2>
      <ul className={styles.list}>
        {problems.slice(0, MOST).map(({ code, at }, index) => (
          <li key={index}>
            {i18n._(PACKAGE_PROBLEM_WORDS[code])}
            {at !== "" && <code className={styles.place}>{at}</code>}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <Trans>And {rest} more.</Trans>
        </p>
      )}
    </section>
  );
}

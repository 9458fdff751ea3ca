// Knows the warning about the problems of a course before it is published.
import type { CourseProblem } from "@academiz/domain/checks";
import { Plural, Trans } from "@lingui/react/macro";
import { ProblemLine } from "../checks/problem-line.tsx";
import { type NamedElement, useElements } from "../common/name-element.ts";
import { useLearniz } from "../common/studio-context.ts";
import * as styles from "./dialogs.css.ts";

/** True for missing words, which do not stop learners. An unwritten file that must be opened does. */
const isUnwritten = (problem: CourseProblem): boolean =>
  problem.code === "unwritten-question" ||
  (problem.code === "unwritten-part" && problem.severity === "error" && problem.kind !== "required-address");

/**
 * First what stops learners from finishing, then what nobody has written, then minor problems; nothing where there are
 * none.
 */
export function ProblemsNotice({ problems }: { readonly problems: readonly CourseProblem[] }) {
  const learniz = useLearniz();
  const elements = useElements(learniz);
  const unwritten = problems.filter(isUnwritten);
  const errors = problems.filter((problem) => problem.severity === "error" && !unwritten.includes(problem));
  const warnings = problems.filter(({ severity }) => severity === "warning");
  return (
    <>
      {errors.length > 0 && (
        <section className={styles.warning}>
          <h2 className={styles.heading}>
            <Plural
              value={errors.length}
              one="# error will keep learners from going on or finishing"
              other="# errors will keep learners from going on or finishing"
            />
          </h2>
          <ProblemList problems={errors} elements={elements} />
        </section>
      )}
      {unwritten.length > 0 && (
        <section className={styles.warning}>
          <h2 className={styles.heading}>
            <Trans>Learners will meet what is not finished</Trans>
          </h2>
          <ProblemList problems={unwritten} elements={elements} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className={styles.warning}>
          <h2 className={styles.heading}>
            <Plural value={warnings.length} one="# thing to look at first" other="# things to look at first" />
          </h2>
          <ProblemList problems={warnings} elements={elements} />
        </section>
      )}
    </>
  );
}

interface ProblemListProps {
  readonly problems: readonly CourseProblem[];
  readonly elements: readonly NamedElement[];
}

function ProblemList({ problems, elements }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem, index) => (
        <li key={index} className={styles.problem}>
          <ProblemLine problem={problem} elements={elements} />
        </li>
      ))}
    </ul>
  );
}

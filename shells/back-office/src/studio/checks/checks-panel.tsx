// Knows how the problems of a course are listed, each with the way to where it can be mended.
import type { CourseProblem } from "@academiz/domain/checks";
import { Button, StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { ArrowRight, CircleCheck } from "lucide-react";
import { useElements } from "../name-element.ts";
import { useStudio } from "../studio-context.ts";
import { COURSE } from "../studio-search.ts";
import * as styles from "./checks.css.ts";
import { findPlace } from "./find-place.ts";
import { ProblemText } from "./problem-text.tsx";

export function ChecksPanel({ problems }: { readonly problems: readonly CourseProblem[] }) {
  const { learniz, select } = useStudio();
  const elements = useElements(learniz);
  if (problems.length === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck size={20} aria-hidden />
        <Trans>Nothing is wrong with this course.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {problems.map((problem, index) => (
        <li key={index} className={styles.problem}>
          <StatusChip tone={problem.severity === "error" ? "error" : "warning"}>
            {problem.severity === "error" ? <Trans>Error</Trans> : <Trans>Warning</Trans>}
          </StatusChip>
          <p>
            <ProblemText problem={problem} elements={elements} />
          </p>
          <Button
            size="small"
            trailingIcon={<ArrowRight size={16} aria-hidden />}
            onClick={() => select(findPlace(problem, elements) ?? COURSE)}
          >
            <Trans>Go there</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

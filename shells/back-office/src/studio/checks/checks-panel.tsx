// Knows how the problems of a course are listed, each with a link to where it can be corrected.
import type { CourseProblem } from "@academiz/domain/checks";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useElements } from "../common/name-element.ts";
import { useLearniz } from "../common/studio-context.ts";
import * as styles from "./checks.css.ts";
import { ProblemLine } from "./problem-line.tsx";

export interface ChecksPanelProps {
  readonly problems: readonly CourseProblem[];
  /** Shows the settings of the selected element. */
  readonly onSettings: () => void;
}

export function ChecksPanel({ problems, onSettings }: ChecksPanelProps) {
  const learniz = useLearniz();
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
          <ProblemLine problem={problem} elements={elements} onSettings={onSettings} />
        </li>
      ))}
    </ul>
  );
}

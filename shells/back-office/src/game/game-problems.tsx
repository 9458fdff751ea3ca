// Knows how the problems of a game are listed, each with a link to where it is mended.
import { type CourseProblem, explainProblem } from "@academiz/domain/checks";
import { readLocale } from "@academiz/domain/wording";
import { Button, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, CircleCheck } from "lucide-react";
import * as styles from "../studio/checks/checks.css.ts";

export interface GameProblemsProps {
  readonly problems: readonly CourseProblem[];
  /** The name of the product. */
  readonly name: string;
  readonly onGo: (problem: CourseProblem) => void;
}

export function GameProblems({ problems, name, onGo }: GameProblemsProps) {
  const { i18n, t } = useLingui();
  const locale = readLocale(i18n.locale) ?? "en";
  if (problems.length === 0)
    return (
      <p className={styles.fine}>
        <CircleCheck size={20} aria-hidden />
        <Trans>Nothing is wrong with this game.</Trans>
      </p>
    );
  return (
    <ul className={styles.list}>
      {problems.map((problem, index) => {
        const words = explainProblem(problem, { locale, nameOf: () => name });
        return (
          <li key={index} className={styles.problem}>
            <StatusChip tone={problem.severity === "error" ? "error" : "warning"}>
              {problem.severity === "error" ? <Trans>Error</Trans> : <Trans>Warning</Trans>}
            </StatusChip>
            <p>{words}</p>
            <Button
              size="small"
              aria-label={t`Go there: ${words}`}
              trailingIcon={<ArrowRight size={16} aria-hidden />}
              onClick={() => onGo(problem)}
            >
              <Trans>Go there</Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

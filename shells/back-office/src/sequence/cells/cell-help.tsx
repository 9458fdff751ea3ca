// Knows what each cell takes, in words.
import type { CellColumn } from "@academiz/domain/question-files";
import type { QuestionKind } from "@academiz/domain/sequences";
import { Trans } from "@lingui/react/macro";

export interface CellHelpProps {
  readonly kind: QuestionKind;
  readonly column: CellColumn;
  readonly isClosed: boolean;
}

export function CellHelp({ kind, column, isClosed }: CellHelpProps) {
  if (isClosed) return <Trans>Questions of this kind have nothing to write here.</Trans>;
  if (typeof column === "number") {
    if (kind === "NUMBER") return <Trans>12.5, or 12.5 ± 0.1 km: how far an answer may be off, and the unit.</Trans>;
    if (kind === "SHORT_ANSWER") return <Trans>A right spelling. Case, accents and punctuation may differ.</Trans>;
    if (kind === "ORDERING") return <Trans>Write them in their right order. Learners find them mixed.</Trans>;
    return <Trans>An answer. An empty cell takes it away.</Trans>;
  }
  switch (column) {
    case "theme":
      return <Trans>The name of a theme. A new name makes a new theme.</Trans>;
    case "level":
      return <Trans>A whole number from 1 to 99. 1 is the easiest.</Trans>;
    case "right":
      return <Trans>The right answers by number or letter, such as 1, 3 or A, C.</Trans>;
    case "kind":
      return <Trans>How the question is answered.</Trans>;
    case "explanation":
      return <Trans>Read after each answer, right or wrong.</Trans>;
    case "remediation":
      return <Trans>What to read again, once the learner falls to an easier level.</Trans>;
    case "question":
      return <Trans>What is asked. Shift and Enter begin a new line.</Trans>;
  }
}

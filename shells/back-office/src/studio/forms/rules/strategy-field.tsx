// Knows how an author chooses which of several attempts counts (§3.89, §4.60–§4.62).
import { readStrategy, SCORE_STRATEGIES, type ScoreStrategy } from "@academiz/domain/scoring";
import { Field, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

export interface StrategyFieldProps {
  readonly label: string;
  readonly help?: string;
  /** The name of a strategy, as it was written; absent or empty: none is chosen. */
  readonly strategy: string | undefined;
  /** Who decides where none is chosen. */
  readonly unsaid: string;
  /** Undefined: none is chosen. */
  readonly onChange: (strategy: ScoreStrategy | undefined) => void;
}

const UNSAID = "UNSAID";
type Choice = ScoreStrategy | typeof UNSAID;

export function StrategyField({ label, help, strategy = "", unsaid, onChange }: StrategyFieldProps) {
  const { t } = useLingui();
  const words: { readonly [C in Choice]: string } = {
    BEST_SCORE: t`The best one`,
    LAST: t`The last one`,
    FIRST: t`The first one`,
    UNSAID: unsaid,
  };
  const choices: readonly Choice[] = [...SCORE_STRATEGIES, UNSAID];
  return (
    <Field label={label} {...(help !== undefined && { help })}>
      <Select<Choice>
        options={choices.map((value) => ({ value, label: words[value] }))}
        value={strategy === "" ? UNSAID : readStrategy(strategy).strategy}
        onValueChange={(chosen) => onChange(chosen === UNSAID ? undefined : chosen)}
      />
    </Field>
  );
}

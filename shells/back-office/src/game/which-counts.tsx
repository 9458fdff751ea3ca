// Knows how an author says which of several attempts counts, of a game and of a smart sequence (§3.89, §4.60–§4.62).
import { readStrategy, SCORE_STRATEGIES } from "@academiz/domain/scoring";
import { Field, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

/** The organisation's setting decides which attempt counts. */
const UNSAID = "UNSAID";
type Counting = (typeof SCORE_STRATEGIES)[number];
type Choice = Counting | typeof UNSAID;

export interface WhichCountsProps {
  /** The name of the strategy, as written; null or empty where the organisation decides. */
  readonly strategy: string | null;
  readonly onChange: (strategy: Counting | null) => void;
}

export function WhichCounts({ strategy, onChange }: WhichCountsProps) {
  const { t } = useLingui();
  const words: { readonly [C in Choice]: string } = {
    BEST_SCORE: t`The best one`,
    LAST: t`The last one`,
    FIRST: t`The first one`,
    UNSAID: t`As everywhere in your organisation`,
  };
  const choices: readonly Choice[] = [...SCORE_STRATEGIES, UNSAID];
  return (
    <Field label={t`Which attempt counts`}>
      <Select<Choice>
        options={choices.map((value) => ({ value, label: words[value] }))}
        value={strategy ? readStrategy(strategy).strategy : UNSAID}
        onValueChange={(chosen) => onChange(chosen === UNSAID ? null : chosen)}
      />
    </Field>
  );
}

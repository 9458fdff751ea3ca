// Knows the settings of a game besides its questions: the score to win, the number of attempts, which attempt counts,
// and its trophies.
import type { GameConfig } from "@academiz/domain/games";
import { hasVictoryThreshold } from "@academiz/domain/games";
import { readStrategy, SCORE_STRATEGIES } from "@academiz/domain/scoring";
import { Field, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";
import { NumberField } from "../studio/common/number-field.tsx";
import { ScoreField } from "../studio/common/score-field.tsx";
import { GameTrophies } from "./game-trophies.tsx";

export interface GameRulesProps {
  readonly config: GameConfig;
  /** A setting that is undefined is removed. */
  readonly onChange: (
    rules: {
      readonly [K in "strategy" | "victoryThreshold" | "maxAttempts" | "trophies"]?: GameConfig[K] | undefined;
    },
  ) => void;
}

const MOST_ATTEMPTS = 1_000;
/** The organisation's setting decides which attempt counts. */
const UNSAID = "UNSAID";
type Choice = (typeof SCORE_STRATEGIES)[number] | typeof UNSAID;

export function GameRules({ config, onChange }: GameRulesProps) {
  const { t } = useLingui();
  const { victoryThreshold, maxAttempts = 0, strategy = "" } = config;
  const words: { readonly [C in Choice]: string } = {
    BEST_SCORE: t`The best one`,
    LAST: t`The last one`,
    FIRST: t`The first one`,
    UNSAID: t`As everywhere in your organisation`,
  };
  const choices: readonly Choice[] = [...SCORE_STRATEGIES, UNSAID];
  return (
    <div className={styles.rules}>
      <ScoreField
        label={t`Passed from a score of`}
        help={t`Empty: nobody can fail.`}
        value={hasVictoryThreshold(config) ? victoryThreshold : undefined}
        onValueChange={(typed) => onChange({ victoryThreshold: typed })}
        onClear={() => onChange({ victoryThreshold: undefined })}
      />
      <NumberField
        label={t`Attempts`}
        help={t`Empty: as many as learners like.`}
        min={1}
        max={MOST_ATTEMPTS}
        value={maxAttempts > 0 ? maxAttempts : undefined}
        onValueChange={(typed) => onChange({ maxAttempts: Math.round(typed) })}
        onClear={() => onChange({ maxAttempts: undefined })}
      />
      <Field label={t`Which attempt counts`}>
        <Select<Choice>
          options={choices.map((value) => ({ value, label: words[value] }))}
          value={strategy === "" ? UNSAID : readStrategy(strategy).strategy}
          onValueChange={(chosen) => onChange({ strategy: chosen === UNSAID ? undefined : chosen })}
        />
      </Field>
      <GameTrophies config={config} onChange={(trophies) => onChange({ trophies })} />
    </div>
  );
}

// Knows the settings of a game besides its questions: the score to win, the number of attempts, which attempt counts,
// and its trophies.
import type { GameConfig } from "@academiz/domain/games";
import { hasVictoryThreshold } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";
import { NumberField } from "../studio/common/number-field.tsx";
import { ScoreField } from "../studio/common/score-field.tsx";
import { GameTrophies } from "./game-trophies.tsx";
import { WhichCounts } from "./which-counts.tsx";

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

export function GameRules({ config, onChange }: GameRulesProps) {
  const { t } = useLingui();
  const { victoryThreshold, maxAttempts = 0, strategy = "" } = config;
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
      <WhichCounts strategy={strategy} onChange={(chosen) => onChange({ strategy: chosen ?? undefined })} />
      <GameTrophies config={config} onChange={(trophies) => onChange({ trophies })} />
    </div>
  );
}

// Knows the settings of a game besides its questions: the score to win, the number of attempts, which attempt counts,
// and its trophies.
import { type Game, type GameConfig, type GameType, hasVictoryThreshold } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";
import { ScoreField } from "../studio/common/score-field.tsx";
import { AttemptsField } from "../studio/forms/rules/attempts-field.tsx";
import { OptionFields } from "../studio/forms/rules/option-fields.tsx";
import { StrategyField } from "../studio/forms/rules/strategy-field.tsx";
import { TrophyFields } from "../studio/forms/rules/trophy-fields.tsx";

export interface GameRulesProps<T extends GameType = GameType> {
  readonly game: Game<T>;
  /** A setting that is undefined is removed. */
  readonly onChange: (
    rules: {
      readonly [K in keyof Omit<GameConfig, "gameType">]?: GameConfig[K] | undefined;
    },
  ) => void;
}

export function GameRules<T extends GameType>({ game, onChange }: GameRulesProps<T>) {
  const { t } = useLingui();
  const config: GameConfig = game.config;
  const { victoryThreshold, maxAttempts, strategy, trophies } = config;
  return (
    <div className={styles.rules}>
      <ScoreField
        part="threshold"
        label={t`Passed from a score of`}
        help={t`Empty: nobody can fail.`}
        value={hasVictoryThreshold(config) ? victoryThreshold : undefined}
        onValueChange={(typed) => onChange({ victoryThreshold: typed })}
        onClear={() => onChange({ victoryThreshold: undefined })}
      />
      <AttemptsField maxAttempts={maxAttempts} onChange={(most) => onChange({ maxAttempts: most })} />
      <StrategyField
        label={t`Which attempt counts`}
        strategy={strategy}
        unsaid={t`As everywhere in your organisation`}
        onChange={(chosen) => onChange({ strategy: chosen })}
      />
      <div className={styles.wholeRow}>
        <OptionFields game={game} onChange={onChange} />
      </div>
      <TrophyFields trophies={trophies} onChange={(chosen) => onChange({ trophies: chosen })} />
    </div>
  );
}

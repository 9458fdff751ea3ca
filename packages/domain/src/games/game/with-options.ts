// Knows the options that games of every type have, and adds them to the rules of a type: no type repeats them.
import { type GameConfig, judgeScore } from "./game-config.ts";
import type { GameResult } from "./game-result.ts";
import type { AnyGame, GameRules } from "./game-rules.ts";

/** What is shown of the options of a game, whatever its type. */
export interface OptionsView {
  /** True: an attempt counts only when all of it is right. */
  readonly isSinglePoint: boolean;
}

/** The rules of a type, with the options that every game has. */
export const withOptions = <G extends AnyGame, V extends object>(
  rules: GameRules<G, V>,
): GameRules<G, V & OptionsView> => ({
  ...rules,
  score: (game, data) => countWhole(rules.score(game, data), game.config),
  view: (game, data, items) => ({
    ...rules.view(game, data, items),
    isSinglePoint: game.config.isSinglePoint ?? false,
  }),
});

/** One point for the whole: whatever is not all right is worth nothing. A score is rounded, so the items decide too. */
function countWhole(result: GameResult, config: GameConfig): GameResult {
  const { status, score, items } = result;
  if (!config.isSinglePoint || score === undefined) return result;
  if (score === 100 && items.every(({ right }) => right !== false)) return result;
  return { status: status === "FAILED" ? status : judgeScore(0, config), score: 0, items };
}

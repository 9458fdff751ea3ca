// Knows the options that games of every type have, and adds them to the rules of a type: no type repeats them.
import { type GameConfig, judgeScore } from "./game-config.ts";
import type { GameResult } from "./game-result.ts";
import type { AnyGame, GameRules } from "./game-rules.ts";
import { type KeptOptions, readKeptOptions } from "./kept-options.ts";

/** What is shown of the options of a game, whatever its type. */
export interface OptionsView {
  /** True: an attempt counts only when all of it is right. */
  readonly isSinglePoint: boolean;
  /** What may help, by the slug of its item: not to be shown before the learner asks for it. */
  readonly hints: Readonly<Record<string, string>>;
  /** The options' part of the answer state: it is added to the answers that a view reports. */
  readonly kept: KeptOptions;
  /** The whole answer state, to which an option adds; null in a game without options that do. */
  readonly given: unknown;
}

/** The rules of a type before the options are added. */
export interface OwnRules<G extends AnyGame, V extends object> extends GameRules<G, V> {
  /** The hints that the content of the type holds; absent: those of the settings. */
  readonly hints?: (game: G) => Readonly<Record<string, string>>;
}

/** The rules of a type, with the options that every game has. */
export const withOptions = <G extends AnyGame, V extends object>(
  rules: OwnRules<G, V>,
): GameRules<G, V & OptionsView> => ({
  ...rules,
  score: (game, data) => countWhole(rules.score(game, data), game.config),
  view(game, data, items) {
    const hints = rules.hints?.(game) ?? game.config.hints ?? {};
    return {
      ...rules.view(game, data, items),
      isSinglePoint: game.config.isSinglePoint ?? false,
      hints,
      kept: readKeptOptions(data),
      given: Object.keys(hints).length > 0 ? data : null,
    };
  },
});

/** One point for the whole: whatever is not all right is worth nothing. A score is rounded, so the items decide too. */
function countWhole(result: GameResult, config: GameConfig): GameResult {
  const { status, score, items } = result;
  if (!config.isSinglePoint || score === undefined) return result;
  if (score === 100 && items.every(({ right }) => right !== false)) return result;
  return { status: status === "FAILED" ? status : judgeScore(0, config), score: 0, items };
}

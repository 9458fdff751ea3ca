// Knows the options that games of every type have: no type repeats them.
import { type GameConfig, judgeScore } from "./game-config.ts";
import type { GameResult } from "./game-result.ts";
import type { AnyGame, GameRules } from "./game-rules.ts";
import { type KeptOptions, readKeptOptions, wasHandedIn } from "./kept-options.ts";
import { leaveBlank, scoreItems } from "./score-items.ts";

/** What is shown of the options of a game, whatever its type. */
export interface OptionsView {
  /** True: an attempt counts only when all of it is right. */
  readonly isSinglePoint: boolean;
  /** True: an attempt may be handed in with blanks. */
  readonly allowsBlanks: boolean;
  /** What may help, by the slug of its item: not to be shown before the learner asks for it. */
  readonly hints: Readonly<Record<string, string>>;
  /** The options' part of the answer state: it is added to the answers that a view reports. */
  readonly kept: KeptOptions;
  /** The whole answer state, to which an option adds; null in a game without options that do. */
  readonly given: unknown;
}

/** The result of an attempt by the rules of its type, and by the options of its game. */
export function scoreByOptions<G extends AnyGame>(rules: GameRules<G, object>, game: G, data: unknown): GameResult {
  const result = rules.score(game, data);
  const isOpen = result.status === "NOT_STARTED" || result.status === "STARTED";
  if (!isOpen || !game.config.allowsBlanks || !wasHandedIn(data)) return countWhole(result, game.config);
  const { items } = result;
  return countWhole(rules.end?.(game, items) ?? scoreItems(items.map(leaveBlank), game.config), game.config);
}

export function viewOptions<G extends AnyGame>(rules: GameRules<G, object>, game: G, data: unknown): OptionsView {
  const { allowsBlanks = false, isSinglePoint = false } = game.config;
  const hints = rules.hints?.(game) ?? game.config.hints ?? {};
  return {
    isSinglePoint,
    allowsBlanks,
    hints,
    kept: readKeptOptions(data),
    given: allowsBlanks || Object.keys(hints).length > 0 ? data : null,
  };
}

/** One point for the whole: whatever is not all right is worth nothing. A score is rounded, so the items decide too. */
function countWhole(result: GameResult, config: GameConfig): GameResult {
  const { status, score, items } = result;
  if (!config.isSinglePoint || score === undefined) return result;
  if (score === 100 && items.every(({ right }) => right !== false)) return result;
  return { status: status === "FAILED" ? status : judgeScore(0, config), score: 0, items };
}

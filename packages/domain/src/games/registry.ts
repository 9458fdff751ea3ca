// Knows what everything else asks of a game, whatever its type: a new type is a new folder, a line in `types.ts`, one
// in `game-types.ts` and one in `writings.ts`.
import { type Fault, fail, type Result, succeed } from "../kernel/index.ts";
import type { AnsweredItem, GameItemResult, GameResult } from "./game/game-result.ts";
import type { AnyGame, GameRules } from "./game/game-rules.ts";
import type { GameState } from "./game/game-state.ts";
import { type OptionsView, scoreByOptions, viewOptions } from "./game/options.ts";
import { raiseParams, tellVersion } from "./game/versions.ts";
import type { GameType } from "./game-types.ts";
import { bringTypes, TYPES, type Types } from "./types.ts";

type GameIn<R> = R extends GameRules<infer G extends AnyGame, object> ? G : AnyGame;
type ViewIn<R> = R extends GameRules<infer _ extends AnyGame, infer V extends object> ? V : object;
export type Contents = { readonly [T in GameType]: GameIn<Types[T]> };
type Views = { readonly [T in GameType]: ViewIn<Types[T]> };
/** `TYPES`, in a form in which a generic function may ask the rules of any type. */
const RULES: { readonly [T in GameType]: GameRules<Contents[T], Views[T]> } = TYPES;

/** A game that was read, told apart by its `gameType`; `Game<T>` is one of that type. */
export type Game<T extends GameType = GameType> = { readonly [K in T]: { readonly gameType: K } & Contents[K] }[T];
/** What a game shows of itself, told apart by its `gameType`. */
export type GameView<T extends GameType = GameType> = {
  readonly [K in T]: { readonly gameType: K } & Views[K] & OptionsView;
}[T];

/** A game of this type on screen: how it stands, and what its type shows of it. */
export type PlayedView<T extends GameType = GameType> = { readonly kind: "game" } & GameState & GameView<T>;

/**
 * Why a media is no game that can be played (§8.32): it names no type, it names one that is not among `GAME_TYPES`, or
 * its settings do not have the type's shape; the paths of `faults` start at the media's `params`.
 */
export type GameFailure =
  | { readonly kind: "no-game-type" }
  | { readonly kind: "unknown-game-type"; readonly gameType: string }
  | { readonly kind: "invalid"; readonly gameType: GameType; readonly faults: readonly Fault[] };

/** What holds a game: a media of a course, or the content of a game that is a product. */
export interface GameHolder {
  /** `{config: {gameType, …}, context, content}` */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Loads the rules of the games that a content names, whatever its version, where they are loaded late: in a player
 * that starts without any. Await it before the content is read. Where the rules are there from the start it does
 * nothing. False where some could not be loaded.
 */
export async function bringGames(content: unknown): Promise<boolean> {
  const types = listGameTypes(content);
  try {
    await bringTypes(types);
    return true;
  } catch {
    // A failed import does not say why: there may be no connection, or a newer version on the server.
    return false;
  }
}

/**
 * The types of the games in a stored content: every value that is named as a type of game, and `VRAI_FAUX` for games
 * that had no type yet (decisions 5: up to 1.2.0). Works without recursion, because stored content may be deeper than
 * the stack.
 */
export function listGameTypes(content: unknown): readonly GameType[] {
  const found = new Set<string>();
  const waiting = [content];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    const { gameType, params } = value as { readonly gameType?: unknown; readonly params?: unknown };
    if (typeof gameType === "string") found.add(gameType);
    if (typeof params === "object" && params !== null && "questions" in params) found.add("VRAI_FAUX");
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return [...found].filter(isGameType);
}

const isGameType = (name: string): name is GameType => Object.hasOwn(RULES, name);

/**
 * Reads the game of a media from its `params`, `{config: {gameType, …}, content}`, by the type that it names (§3.131),
 * in whichever version of the type they were written. Never throws, whatever the params.
 */
export function readGame({ params }: GameHolder): Result<Game, GameFailure> {
  const { config } = params;
  const gameType = typeof config === "object" && config !== null && "gameType" in config ? config.gameType : undefined;
  if (typeof gameType !== "string") return fail({ kind: "no-game-type" });
  if (!isGameType(gameType)) return fail({ kind: "unknown-game-type", gameType });
  const read = readGameOf(gameType, params);
  return read.ok ? read : fail({ kind: "invalid", gameType, faults: read.error });
}

/** As `readGame`, for params that are known to be of this type; the paths of faults start at the params. */
export function readGameOf<T extends GameType>(
  gameType: T,
  params: GameHolder["params"],
): Result<Game<T>, readonly Fault[]> {
  const raised = raiseParams(params, RULES[gameType].steps);
  if (!raised.ok) return raised;
  const parsed = RULES[gameType].parse(raised.value);
  return parsed.ok ? succeed({ gameType, ...parsed.value }) : parsed;
}

/** The version that the settings of a new or a changed game state. */
export const tellGameVersion = (gameType: GameType): { readonly version?: number } =>
  tellVersion(RULES[gameType].steps);

/**
 * Scores the answers of a game as the progress of its interactivity keeps them in `data`: for `VRAI_FAUX` `{answers:
 * {statementSlug: boolean}}`. What cannot be read counts as not answered. Never throws, whatever the data.
 */
export const scoreGame = <T extends GameType>(game: Game<T>, data: unknown): GameResult =>
  scoreByOptions(RULES[game.gameType], game, data);

/**
 * What a learner answered to a game, item by item, from the `data` that its progress keeps; what cannot be read counts
 * as not answered. Never throws.
 */
export const listAnswers = <T extends GameType>(game: Game<T>, data: unknown): readonly AnsweredItem[] =>
  RULES[game.gameType].list(game, data);

/**
 * What a game shows of itself, with the answers that `data` holds.
 * @param items what they were worth, as `scoreGame` says it; null until that may be shown.
 */
export function viewGame<T extends GameType>(
  game: Game<T>,
  data: unknown,
  items: readonly GameItemResult[] | null,
): GameView<T> {
  const { gameType } = game;
  const rules = RULES[gameType];
  return { gameType, ...rules.view(game, data, items), ...viewOptions(rules, game, data) };
}

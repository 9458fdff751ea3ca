// Knows every type of game that can be played: a new type is a new folder and a line here.
import { type Fault, fail, type Result, succeed } from "../kernel/index.ts";
import type { Media } from "../learniz/index.ts";
import type { AnsweredItem, GameResult } from "./game/game-result.ts";
import type { UnwrittenQuestion } from "./game/unwritten.ts";
import {
  listTrueFalseAnswers,
  listUnwrittenStatements,
  parseTrueFalse,
  readTrueFalseAnswers,
  scoreTrueFalse,
  solveTrueFalse,
  type TrueFalse,
} from "./true-false/index.ts";

/** A game that was read, told apart by its `gameType`. */
export type Game = { readonly gameType: "VRAI_FAUX" } & TrueFalse;
/** A type of game that can be read and scored (§9.18). */
export type GameType = Game["gameType"];

/**
 * Why a media is no game that can be played (§8.32): it names no type, it names one that is not among `GAME_TYPES`, or
 * its settings do not have the type's shape; the paths of `faults` start at the media's `params`.
 */
export type GameFailure =
  | { readonly kind: "no-game-type" }
  | { readonly kind: "unknown-game-type"; readonly gameType: string }
  | { readonly kind: "invalid"; readonly gameType: GameType; readonly faults: readonly Fault[] };

interface GameRules<T extends Game> {
  readonly parse: (params: unknown) => Result<Omit<T, "gameType">, readonly Fault[]>;
  /** `data` is the progress' answer state, unread. */
  readonly score: (game: T, data: unknown) => GameResult;
  /** What was answered, item by item. */
  readonly list: (game: T, data: unknown) => readonly AnsweredItem[];
  /** The answer state of who answers all rightly. */
  readonly solve: (game: T) => unknown;
  /** What the author has not written yet. */
  readonly findUnwritten: (game: T) => readonly UnwrittenQuestion[];
}

const RULES: { readonly [T in GameType]: GameRules<Extract<Game, { gameType: T }>> } = {
  VRAI_FAUX: {
    parse: parseTrueFalse,
    score: (game, data) => scoreTrueFalse(game, readTrueFalseAnswers(data)),
    list: (game, data) => listTrueFalseAnswers(game, readTrueFalseAnswers(data)),
    solve: (game) => ({ answers: solveTrueFalse(game) }),
    findUnwritten: listUnwrittenStatements,
  },
};

/** Every type of game that can be read and scored; `VRAI_FAUX` is true/false. */
export const GAME_TYPES = Object.keys(RULES) as readonly GameType[];

const isGameType = (name: string): name is GameType => Object.hasOwn(RULES, name);

/**
 * Reads the game of a media from its `params`, `{config: {gameType, …}, content}`, by the type that it names (§3.131).
 * Never throws, whatever the params.
 */
export function readGame(media: Pick<Media, "params">): Result<Game, GameFailure> {
  const config = media.params["config"];
  const gameType = typeof config === "object" && config !== null && "gameType" in config ? config.gameType : undefined;
  if (typeof gameType !== "string") return fail({ kind: "no-game-type" });
  if (!isGameType(gameType)) return fail({ kind: "unknown-game-type", gameType });
  const parsed = RULES[gameType].parse(media.params);
  return parsed.ok ? succeed({ gameType, ...parsed.value }) : fail({ kind: "invalid", gameType, faults: parsed.error });
}

/**
 * Scores the answers of a game as the progress of its interactivity keeps them in `data`: for `VRAI_FAUX` `{answers:
 * {statementSlug: boolean}}`. What cannot be read counts as not answered. Never throws, whatever the data.
 */
export function scoreGame(game: Game, data: unknown): GameResult {
  return RULES[game.gameType].score(game, data);
}

/**
 * What a learner answered to a game, item by item, from the `data` that its progress keeps; what cannot be read counts
 * as not answered. Never throws.
 */
export function listAnswers(game: Game, data: unknown): readonly AnsweredItem[] {
  return RULES[game.gameType].list(game, data);
}

/** The best answers to a game, as the progress of its interactivity keeps them in `data`: `scoreGame` reads them. */
export function solveGame(game: Game): unknown {
  return RULES[game.gameType].solve(game);
}

/** The questions that learners would meet though no author has written them, in the order of the game. */
export function listUnwritten(game: Game): readonly UnwrittenQuestion[] {
  return RULES[game.gameType].findUnwritten(game);
}

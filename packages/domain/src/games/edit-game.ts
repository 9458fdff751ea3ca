// Knows how the settings of a game are changed. What they hold besides is kept.
import type { AnyGame } from "./game/game-rules.ts";
import type { GameType } from "./game-types.ts";
import { type Game, type GameHolder, readGameOf, tellGameVersion } from "./registry.ts";

/** The game of this type that a media holds; undefined where it holds none that can be read. */
export function findGameOf<T extends GameType>({ params }: GameHolder, gameType: T): Game<T> | undefined {
  const read = asRecord(params["config"])["gameType"] === gameType ? readGameOf(gameType, params) : undefined;
  return read?.ok ? read.value : undefined;
}

/**
 * The holder with its game of this type replaced by what `change` makes of it; settings that such a game does not know
 * stay. The very same holder where it holds no game of this type that can be read.
 */
export function changeGameOf<T extends GameType, H extends GameHolder>(
  holder: H,
  gameType: T,
  change: (game: Game<T>) => Game<T>,
): H {
  const game = findGameOf(holder, gameType);
  return game ? { ...holder, params: writeGame(holder.params, game, change(game), tellGameVersion(gameType)) } : holder;
}

type Fields = Readonly<Record<string, unknown>>;

function writeGame(params: Fields, former: AnyGame, written: AnyGame, version: Fields): Fields {
  return {
    ...params,
    config: { ...leaveOut(params["config"], former.config), ...written.config, ...version },
    content: { ...leaveOut(params["content"], former.content), ...written.content },
  };
}

/** What such a game does not know: a setting that was taken away must not come back from what was there before. */
const leaveOut = (stored: unknown, known: object): Fields =>
  Object.fromEntries(Object.entries(asRecord(stored)).filter(([key]) => !Object.hasOwn(known, key)));

const asRecord = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

// Knows how the settings of a game are changed, and keeps all that it does not know in them.
import type { AnyGame } from "./game/game-rules.ts";
import type { GameType } from "./game-types.ts";
import { type Game, type GameHolder, readGameOf, tellGameVersion } from "./registry.ts";

/** The game of this type in the params of a holder; undefined where there is none that can be read. */
export function findGameOf<T extends GameType>({ params }: GameHolder, gameType: T): Game<T> | undefined {
  const read = asRecord(params["config"])["gameType"] === gameType ? readGameOf(gameType, params) : undefined;
  return read?.ok ? read.value : undefined;
}

/**
 * The holder with its game of this type replaced by what `change` makes of it; settings that the type does not know
 * stay. The very same holder where it has no game of this type that can be read.
 */
export function changeGameOf<T extends GameType, H extends GameHolder>(
  holder: H,
  gameType: T,
  change: (game: Game<T>) => Game<T>,
): H {
  const game = findGameOf(holder, gameType);
  return game ? { ...holder, params: writeGame(holder.params, game, change(game), tellGameVersion(gameType)) } : holder;
}

/** The settings that games of every type have, with some of them changed; one that is undefined is removed. */
export const changeConfig = <C extends AnyGame["config"]>(
  config: C,
  part: { readonly [K in keyof C]?: C[K] | undefined },
): C =>
  // The type of game is always there; no other setting has to be.
  Object.fromEntries(Object.entries({ ...config, ...part }).filter(([, value]) => value !== undefined)) as unknown as C;

type Fields = Readonly<Record<string, unknown>>;

function writeGame(params: Fields, former: AnyGame, written: AnyGame, version: Fields): Fields {
  return {
    ...params,
    config: { ...leaveOut(params["config"], former.config), ...written.config, ...version },
    content: { ...leaveOut(params["content"], former.content), ...written.content },
  };
}

/**
 * The stored fields that the type does not know. Fields that it knows are left out, so that one which was removed does
 * not come back.
 */
const leaveOut = (stored: unknown, known: object): Fields =>
  Object.fromEntries(Object.entries(asRecord(stored)).filter(([key]) => !Object.hasOwn(known, key)));

const asRecord = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

// Knows what authoring and checking ask of a game, whatever its type: no player loads it.
import type { AskedItem } from "./game/asked-item.ts";
import type { GameFlaw } from "./game/flaw.ts";
import type { GameConfig } from "./game/game-config.ts";
import type { AnyGame, GameSample, GameWriting, SampleLanguage } from "./game/game-rules.ts";
import type { ItemNouns } from "./game/item-nouns.ts";
import type { OfferedAnswer } from "./game/offered-answer.ts";
import type { UnwrittenQuestion } from "./game/unwritten.ts";
import type { UsedMedia } from "./game/used-media.ts";
import type { GameType } from "./game-types.ts";
import type { Contents, Game } from "./registry.ts";
import { WRITINGS } from "./writings.ts";

/** `WRITINGS`, in a form in which a generic function may ask the writing of any type. */
const WRITING: { readonly [T in GameType]: GameWriting<Contents[T]> } = WRITINGS;

/** A new game's example in this language. `random` gives numbers in [0, 1), for slugs. */
export const sampleGame = (gameType: GameType, local: SampleLanguage, random: () => number): GameSample =>
  WRITING[gameType].sample(local, random);

/**
 * Answers, as the progress of the interactivity keeps them in `data`: right ones to the first `right` items (by
 * default all), then `wrong` ones to the next (by default none). `scoreGame` reads them.
 */
export const solveGame = <T extends GameType>(game: Game<T>, right = Number.POSITIVE_INFINITY, wrong = 0): unknown =>
  WRITING[game.gameType].solve(game, right, wrong);

/** What a game asks, each with its right answer, in the order of the game. */
export const listAsked = <T extends GameType>(game: Game<T>): readonly AskedItem[] => WRITING[game.gameType].ask(game);

/** What may be answered to an item of a game, by the slugs that answers name; none where nothing is offered. */
export const listOffered = <T extends GameType>(game: Game<T>, item: string): readonly OfferedAnswer[] =>
  WRITING[game.gameType].offer?.(game, item) ?? [];

/** True where a game may be right in part: its author may then choose one point for the whole. */
export const hasParts = <T extends GameType>(game: Game<T>): boolean => WRITING[game.gameType].hasParts?.(game) ?? true;

/** True where an attempt at a game can be handed in with blanks, if its author allows that. */
export const takesBlanks = <T extends GameType>(game: Game<T>): boolean =>
  WRITING[game.gameType].takesBlanks?.(game) ?? true;

/** The items of a game that can have a hint in its settings (`config.hints`), in the order of the game. */
export function listHinted<T extends GameType>(game: Game<T>): readonly AskedItem[] {
  const slugs = WRITING[game.gameType].hinted?.(game);
  return listAsked(game).filter(({ slug }) => !slugs || slugs.includes(slug));
}

/** The hints of a game with another one for an item; an empty one, and those for items that are gone, are left out. */
export function writeHint<T extends GameType>(game: Game<T>, item: string, text: string): GameConfig["hints"] {
  const { hints }: AnyGame["config"] = game.config;
  const written = { ...hints, [item]: text };
  const kept = listHinted(game).flatMap(({ slug }) => (written[slug] ? [[slug, written[slug]] as const] : []));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The questions that learners would meet though no author has written them, in the order of the game. */
export const listUnwritten = <T extends GameType>(game: Game<T>): readonly UnwrittenQuestion[] =>
  WRITING[game.gameType].findUnwritten(game);

/** What is wrong with the ways through a game; empty where there is only one way. */
export const listFlaws = <T extends GameType>(game: Game<T>): readonly GameFlaw[] =>
  WRITING[game.gameType].findFlaws?.(game) ?? [];

/** What the items of a type of game are called in sentences. */
export const nameItems = (gameType: GameType): ItemNouns => WRITING[gameType].nouns;

/** The pictures, sounds and films of a game. */
export const listGameMedia = <T extends GameType>(game: Game<T>): readonly UsedMedia[] =>
  WRITING[game.gameType].listMedia(game);

/** The game with each text that an author writes replaced by what `change` makes of it. */
export function mapGameTexts<T extends GameType>(game: Game<T>, change: (text: string) => string): Game<T> {
  const { gameType } = game;
  const mapped: Game<T> = { ...WRITING[gameType].mapTexts(game, change), gameType };
  const { hints }: AnyGame["config"] = game.config;
  if (!hints) return mapped;
  const changed = Object.entries(hints).map(([slug, text]) => [slug, change(text)]);
  return { ...mapped, config: { ...mapped.config, hints: Object.fromEntries(changed) } };
}

/** The texts of a game that an author writes, in the order of reading. */
export function listGameTexts<T extends GameType>(game: Game<T>): readonly string[] {
  const texts: string[] = [];
  mapGameTexts(game, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

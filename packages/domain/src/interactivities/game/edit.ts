// Knows what a new game on a slide is, and how the game in an interactivity is changed.

import type { SampleLanguage } from "../../games/index.ts";
import {
  changeGameOf,
  findGameOf,
  type Game,
  type GameType,
  readGame,
  sampleGame,
  scoreGame,
  solveGame,
  tellGameVersion,
} from "../../games/index.ts";
import { createSlug } from "../../kernel/index.ts";
import type { Media } from "../kind/media.ts";
import type { GameInteractivity } from "./schema.ts";

/** The weight of a new game that gives a score. */
const NEW_WEIGHT = 1;

/**
 * A game of this type with its type's example in this language, marked as such, under random slugs that are not
 * compared with those of any course. Its weight is 1, and it counts in the course's score from the start; an example
 * that gives no score has none.
 * @param random gives numbers in [0, 1).
 */
export function createGame(gameType: GameType, local: SampleLanguage, random: () => number): GameInteractivity {
  const [slug, media] = [createSlug(random), createSlug(random)];
  const { title, content } = sampleGame(gameType, local, random);
  const config = { gameType, ...tellGameVersion(gameType) };
  const params = { config, context: { title }, content };
  const game = readGame({ params });
  const isScored = game.ok && scoreGame(game.value, solveGame(game.value)).score !== undefined;
  return {
    slug,
    type: "game",
    ...(isScored && { weight: NEW_WEIGHT }),
    data: {},
    medias: [{ slug: media, title, params }],
  };
}

/** The game of this type in the first media of an interactivity; undefined when there is none that can be read. */
export const findTypedGame = <T extends GameType>(
  { medias: [media] }: GameInteractivity,
  type: T,
): Game<T> | undefined => media && findGameOf(media, type);

/** True where the game gives a score because its author chose so; never for types that offer no such choice. */
const hasChosenScore = ({ params: { content } }: Media): boolean => {
  const { scored, scoring = "none" } = content as { readonly scored?: unknown; readonly scoring?: unknown };
  return scored === true || scoring !== "none";
};

/**
 * A game whose author turns its score on gets the weight of a new game; one whose score is turned off loses its
 * weight.
 */
function followScore(interactivity: GameInteractivity, was: Media, is: Media): GameInteractivity {
  const { weight, ...weightless } = interactivity;
  if (hasChosenScore(was) === hasChosenScore(is)) return interactivity;
  if (hasChosenScore(is)) return { ...interactivity, weight: weight ?? NEW_WEIGHT };
  return weight === NEW_WEIGHT ? weightless : interactivity;
}

/**
 * The interactivity with its game replaced by what `change` makes of it; settings that such a game does not know stay,
 * and the weight of a new game comes and goes with the score that its author chooses to give. The very same
 * interactivity when it has no game of this type that can be read.
 */
export function changeGame<T extends GameType>(
  interactivity: GameInteractivity,
  gameType: T,
  change: (game: Game<T>) => Game<T>,
): GameInteractivity {
  const [media, ...others] = interactivity.medias;
  const changed = media && changeGameOf(media, gameType, change);
  if (!changed || changed === media) return interactivity;
  return followScore({ ...interactivity, medias: [changed, ...others] }, media, changed);
}

/** The interactivity with its game under this title. */
export const titleGame = (interactivity: GameInteractivity, title: string): GameInteractivity => ({
  ...interactivity,
  medias: interactivity.medias.map((media, index) => (index === 0 ? { ...media, title } : media)),
});

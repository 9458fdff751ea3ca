// Knows what a simulated learner has done: the games that an author lets them have played, and the pages that they
// read on their way.
import { type GameOutcome, listOutcomes } from "@academiz/domain/games";
import { isReadWithPage, listParts } from "@academiz/domain/interactivities";
import type { CompiledLearniz, Interactivity, Slide } from "@academiz/domain/learniz";
import type { Deed, Deeds } from "@academiz/domain/progress";
import { readPlayedGame } from "../play-game.ts";

/** The learner as whom an author wants to try the course. */
export interface SimulatedLearner {
  /** How many items they had right, by the slug of each game that they have played. */
  readonly played: ReadonlyMap<string, number>;
  /** True: the pages before the tried one are read, and their cards and files are opened. */
  readonly hasReadBefore: boolean;
}

/** A learner who has done nothing except come to the page that is tried. */
export const NEWCOMER: SimulatedLearner = { played: new Map(), hasReadBefore: true };

/** A game of the course that the learner may have played, and the results that it can have. */
export interface PlayableGame {
  readonly slug: string;
  /** As its author wrote it; may be empty. */
  readonly title: string;
  /** Of its page. */
  readonly page: string;
  readonly outcomes: readonly GameOutcome[];
}

const listPages = ({ learniz }: CompiledLearniz): readonly Slide[] => learniz.chapters.flatMap(({ slides }) => slides);

/** The games that can be played to an end, in the order of the course. */
export const listPlayable = (course: CompiledLearniz): readonly PlayableGame[] =>
  listPages(course).flatMap(({ description, interactivities }) =>
    interactivities.flatMap((one) => {
      const game = readPlayedGame(one);
      const outcomes = game ? listOutcomes(game) : [];
      const title = "medias" in one ? (one.medias?.[0]?.title ?? "") : "";
      return outcomes.length > 0 ? [{ slug: one.slug, title, page: description, outcomes }] : [];
    }),
  );

/**
 * What the learner has done when they come to the page of this slug: whoever played a game has read its page.
 * @param at null: no page in particular, so nothing lies before it.
 */
export function listSimulated(course: CompiledLearniz, learner: SimulatedLearner, at: string | null): Deeds {
  const pages = listPages(course);
  const place = at === null ? 0 : pages.findIndex(({ slug }) => slug === at);
  const isBefore = (index: number) => learner.hasReadBefore && index < place;
  const hasPlayed = ({ interactivities }: Slide) => interactivities.some(({ slug }) => learner.played.has(slug));
  const read = pages.filter((page, index) => isBefore(index) || hasPlayed(page));
  return {
    read: read.map(({ slug }) => slug),
    results: read.flatMap(({ interactivities }) =>
      interactivities.flatMap((one) => playGame(one, learner) ?? openParts(one) ?? []),
    ),
  };
}

function playGame(one: Interactivity, { played }: SimulatedLearner): Deed | null {
  const wanted = played.get(one.slug);
  const game = wanted === undefined ? null : readPlayedGame(one);
  if (!game || wanted === undefined) return null;
  const outcomes = listOutcomes(game);
  // A game that has fewer items now counts as all right.
  const outcome = outcomes.find(({ right }) => right >= wanted) ?? outcomes.at(-1);
  if (!outcome) return null;
  const { right: _, ...result } = outcome;
  return { slug: one.slug, ...result };
}

function openParts(one: Interactivity): Deed | null {
  const { slug } = one;
  if (isReadWithPage(one.type)) return { slug, status: "COMPLETE" };
  const keys = listParts(one)?.list.map(({ key }) => key) ?? [];
  return keys.length > 0 ? { slug, status: "COMPLETE", data: { seen: keys } } : null;
}

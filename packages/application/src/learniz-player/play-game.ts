// Knows how answers to a game become an update of the progress and a line of the history.
import { findGame, type Game, isOutOfAttempts, scoreGame } from "@academiz/domain/games";
import type { Interactivity, Slide } from "@academiz/domain/learniz";
import type { InteractivityProgress, InteractivityUpdate, SlideProgress } from "@academiz/domain/progress";
import { readStrategy, type ScoreStrategy } from "@academiz/domain/scoring";
import type { Attempt } from "../ports/index.ts";
import type { Draft, LoadedCourse } from "./learniz-player.types.ts";

/** The slide that the learner is on, as content and as progress: the position is always valid. */
export function readCurrentSlide(loaded: LoadedCourse): { slide: Slide; progress: SlideProgress } {
  const { currentChapterIndex, currentSlideIndex, chapters } = loaded.progress;
  const slide = loaded.course.learniz.chapters[currentChapterIndex]?.slides[currentSlideIndex];
  const progress = chapters[currentChapterIndex]?.slides[currentSlideIndex];
  if (!slide || !progress) throw new Error("the current position is not a slide");
  return { slide, progress };
}

export interface Played {
  readonly interactivity: Interactivity;
  readonly progress: InteractivityProgress;
}

/** An interactivity of the current slide; undefined for any other slug. */
export function findPlayed(loaded: LoadedCourse, slug: string): Played | undefined {
  const current = readCurrentSlide(loaded);
  const interactivity = current.slide.interactivities.find((one) => one.slug === slug);
  const progress = current.progress.interactivities.find((one) => one.slug === slug);
  return interactivity && progress ? { interactivity, progress } : undefined;
}

/** The number of the attempt that begins now, or that an earlier visit began and did not end. */
export function numberAttempt({ progress }: Pick<Played, "progress">): number {
  return progress.nbTimeDone + 1;
}

/** True when the attempt on screen ended: this visit's, or without one what was kept. Answers wait for a retry then. */
export function isAttemptOver({ progress }: Pick<Played, "progress">, draft: Draft | undefined): boolean {
  return draft ? draft.result !== undefined : progress.status === "COMPLETE" || progress.status === "FAILED";
}

/** As often as the author allows, and never in the middle of an attempt. */
export function mayRetry(played: Played, draft: Draft | undefined): boolean {
  const config = readPlayedGame(played.interactivity)?.config;
  return config !== undefined && isAttemptOver(played, draft) && !isOutOfAttempts(config, played.progress.nbTimeDone);
}

/** The game that an interactivity plays; null when it has none that can be read (§8.32). */
export function readPlayedGame(interactivity: Interactivity): Game | null {
  const game = findGame(interactivity);
  return game.ok ? game.value : null;
}

/** The interactivity decides, then the product and its client (decisions 5). */
export function readStrategyOf(loaded: LoadedCourse, interactivity: Interactivity): ScoreStrategy {
  return readStrategy(readPlayedGame(interactivity)?.config.strategy, loaded.strategy).strategy;
}

/** Null while a required answer is missing: incomplete is invalid, not wrong. */
export function scoreDraft(played: Played, draft: Draft): InteractivityUpdate | null {
  const game = readPlayedGame(played.interactivity);
  const result = game && scoreGame(game, draft.data);
  if (!result || result.status === "NOT_STARTED" || result.status === "STARTED") return null;
  return {
    slug: played.interactivity.slug,
    status: result.status,
    data: draft.data,
    attempt: draft.attempt,
    ...(result.score === undefined ? {} : { score: result.score }),
  };
}

export function recordAttempt(loaded: LoadedCourse, update: InteractivityUpdate, eventDate: string): Attempt {
  return {
    slug: update.slug,
    productPerimeterSlug: loaded.toPlay.perimeterSlug,
    status: update.status === "FAILED" ? "FAILED" : "COMPLETE",
    score: update.score ?? null,
    time: loaded.progress.time,
    eventDate,
  };
}

// Knows how answers to a game become an update of the progress and a line of the history.
import type { Game } from "@academiz/domain/games";
import { findGame } from "@academiz/domain/interactivities";
import type { Interactivity, Slide } from "@academiz/domain/learniz";
import {
  type InteractivityProgress,
  type InteractivityUpdate,
  type SlideProgress,
  strategyOf,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import type { Attempt } from "../ports/index.ts";
import type { LoadedCourse } from "./learniz-player.types.ts";

/** The slide that the learner is on, as content and as progress: the position is always valid. */
export function readCurrentSlide(loaded: Pick<LoadedCourse, "course" | "progress">): {
  slide: Slide;
  progress: SlideProgress;
} {
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

/** The game that an interactivity plays; null when it has none that can be read (§8.32). */
export function readPlayedGame(interactivity: Interactivity): Game | null {
  const game = findGame(interactivity);
  return game.ok ? game.value : null;
}

/** The interactivity decides, then the product and its client (decisions 5). */
export const readStrategyOf = ({ course, strategy }: LoadedCourse, { slug }: Interactivity): ScoreStrategy =>
  strategyOf(course, slug, { product: strategy }).strategy;

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

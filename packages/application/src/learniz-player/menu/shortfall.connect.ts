// Knows what is shown at the end of a course that is not complete: what was reached, what is asked, and where more can
// be done.
import { hasVictoryThreshold } from "@academiz/domain/games";
import { type CompiledLearniz, findElement } from "@academiz/domain/learniz";
import {
  findState,
  type LearnizProgress,
  listUnfinished,
  type Place,
  type UnmetCondition,
} from "@academiz/domain/progress";
import { reaches, type SpokenScore, type SpokenThreshold, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { isLost } from "@academiz/domain/scorm";
import type { LoadedCourse } from "../learniz-player.types.ts";
import { readPlayedGame } from "../play-game.ts";
import { nameElement } from "./name-element.ts";
import { isHere, sayCondition } from "./say-condition.ts";

/** One thing that the course still asks for. */
export interface ShortfallCondition {
  readonly kind: UnmetCondition["kind"];
  readonly type: UnmetCondition["type"];
  /** Empty for the course. */
  readonly slug: string;
  /** The title of the element that is asked, as the author wrote it; empty for the course. */
  readonly title: string;
  /** The score that is asked for and the one that was reached; null where none is asked for. */
  readonly said: SpokenThreshold | null;
  /** The quizzes that decide it, without those listed under an earlier condition. */
  readonly counts: readonly CountingView[];
  /**
   * The page where more can be done; for a locked element, the page of what opens it. Null where no open page leads
   * there.
   */
  readonly place: Place | null;
  /** True where that is the page that the learner is on. */
  readonly isHere: boolean;
}

/** A quiz that decides a condition, and where it is. */
export interface CountingView {
  readonly slug: string;
  readonly title: string;
  readonly mark: SpokenScore | null;
  /** The score that this quiz alone has to reach, until it does; null where there is none. */
  readonly needed: SpokenScore | null;
  /** Attempts that are left; null where there is no limit. */
  readonly attemptsLeft: number | null;
  /** Its page; null where no open page leads to it, and where its score is full. */
  readonly place: Place | null;
  /** True where it is on the page that the learner is on. */
  readonly isHere: boolean;
}

/** What the course still asks for. */
export interface Shortfall {
  readonly conditions: readonly ShortfallCondition[];
  /** True where every page is done. */
  readonly isSeen: boolean;
  /** True where no remaining attempt could complete the course. */
  readonly isLost: boolean;
}

/**
 * Each quiz is listed once, with the score that its page demands; a page that only waits for listed quizzes is left
 * out.
 */
export function connectShortfall({ course, progress, toPlay }: LoadedCourse): Shortfall {
  const unfinished = listUnfinished(course, progress);
  const readAsked = (slug: string) =>
    Math.max(0, ...unfinished.map((one) => (one.kind === "interactivity" && one.slug === slug ? (one.asked ?? 0) : 0)));
  // The worst comes first.
  const readScore = (slug: string) => findState(course, progress, slug)?.score ?? -1;
  const listed = new Set<string>();
  const conditions = unfinished.flatMap((condition) => {
    const { kind, slug, type, counts } = condition;
    const isTold = counts.every((one) => listed.has(one));
    if (isTold && (type === "STATUS" || kind === "interactivity")) return [];
    const named = nameElement(course, progress, slug);
    const news = counts
      .filter((one) => !listed.has(one))
      .sort((one, other) => readScore(one) - readScore(other))
      .flatMap((one) => connectCounting(course, progress, one, { markType: toPlay.markType, asked: readAsked(one) }));
    for (const one of news) listed.add(one.slug);
    return [
      {
        kind,
        type,
        slug,
        ...named,
        isHere: isHere(progress, named.place),
        said: sayCondition(condition, toPlay.markType),
        counts: news,
      },
    ];
  });
  return { conditions, isSeen: progress.percentage === 100, isLost: isLost(course, progress) };
}

/** Empty for a page and a text: only quizzes are listed one by one. */
function connectCounting(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug: string,
  { markType, asked }: { readonly markType: string; readonly asked: number },
): readonly CountingView[] {
  const found = findElement(course, slug);
  if (found?.place.kind !== "interactivity") return [];
  const { chapterIndex, slideIndex, interactivityIndex } = found.place;
  const content = course.learniz.chapters[chapterIndex]?.slides[slideIndex]?.interactivities[interactivityIndex];
  const game = content && readPlayedGame(content);
  if (!game) return [];
  const named = nameElement(course, progress, slug);
  const score = findState(course, progress, slug)?.score;
  const place = reaches(score, 100) ? null : named.place;
  const done =
    progress.chapters[chapterIndex]?.slides[slideIndex]?.interactivities[interactivityIndex]?.nbTimeDone ?? 0;
  const { maxAttempts = 0, victoryThreshold = 0 } = game.config;
  const needed = Math.max(asked, hasVictoryThreshold(game.config) ? victoryThreshold : 0);
  const isMissed = needed > 0 && (score === undefined || !reaches(score, needed));
  const said = isMissed ? speakThreshold(score, needed, markType) : null;
  return [
    {
      slug,
      title: named.title,
      mark: said ? said.reached : score === undefined ? null : speakScore(score, markType),
      needed: said?.asked ?? null,
      attemptsLeft: maxAttempts <= 0 ? null : Math.max(0, maxAttempts - done),
      place,
      isHere: isHere(progress, place),
    },
  ];
}

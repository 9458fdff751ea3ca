// Knows the result of a course that is over: whether it is passed, its mark and the pass mark, which attempts count,
// the trophy, and which games have wrong answers.
import { earnsCertificate } from "@academiz/domain/certificates";
import { type Interactivity, readAskedAverage } from "@academiz/domain/learniz";
import { type InteractivityProgress, listUnmet, type Place } from "@academiz/domain/progress";
import {
  awardTrophy,
  chooseTrophyAnimation,
  isFinished,
  reaches,
  readThresholds,
  type ScoreStrategy,
  type SpokenScore,
  type SpokenThreshold,
  speakScore,
  speakThreshold,
  type TrophyAnimation,
} from "@academiz/domain/scoring";
import { isLost } from "@academiz/domain/scorm";
import { connectGame } from "../../playing/connect-game.ts";
import type { LoadedCourse } from "../learniz-player.types.ts";
import { nameElement } from "../menu/name-element.ts";
import { sayCondition } from "../menu/say-condition.ts";
import { readPlayedGame, readStrategyOf } from "../play-game.ts";

/** The result of a course that is over. */
export interface ResultView {
  /**
   * `passed`: the average that it asks for is reached. `completed`: it is complete, and asks for no average or was
   * completed in another way. `fallen`: it is complete, but a later attempt lowered its score below the average.
   * `missed`: all its pages are done, and it is not complete; `lost`: the same, and no remaining attempt could change
   * it.
   */
  readonly verdict: "passed" | "completed" | "fallen" | "missed" | "lost";
  /** The mark that counts; null without a score. */
  readonly mark: SpokenScore | null;
  /** The mark that is asked for, where it was reached or missed; null otherwise. */
  readonly asked: SpokenScore | null;
  /** Which of several attempts at a game counts; `MIXED` where games differ. Null where no game can be played twice. */
  readonly counting: ScoreStrategy | "MIXED" | null;
  /** §4.123–§4.126; null where there is nothing to applaud. */
  readonly trophy: TrophyAnimation | null;
  /** Games that were played to their end with something wrong, in the order of the course. */
  readonly wrong: readonly WrongGame[];
  /** Games that were played to their end. */
  readonly playedCount: number;
  /** Seconds spent in the course, over all visits. */
  readonly time: number;
  /** The course gives a certificate, and the learner has earned it. */
  readonly isCertified: boolean;
}

/** A game in which something is wrong. */
export interface WrongGame {
  readonly slug: string;
  /** The title of the game, or of its page where it has none. */
  readonly title: string;
  /** The score that counts; null without one. */
  readonly mark: SpokenScore | null;
  /** How many items are right, of how many that are judged; 0 of 0 where the game was changed since. */
  readonly rightCount: number;
  readonly judgedCount: number;
  readonly counting: ScoreStrategy;
  /** Attempts that are left; null where there is no limit. */
  readonly attemptsLeft: number | null;
  /** The page where it may be played again; null where it may not. */
  readonly place: Place | null;
}

/** Null for a course that is not over: it is not complete, and a page is left. */
export function connectResult(loaded: LoadedCourse): ResultView | null {
  const { course, progress, toPlay } = loaded;
  const { status, percentage, score, time } = progress;
  if (status !== "COMPLETE" && percentage < 100) return null;
  const played = listPlayed(loaded);
  const demand = readDemand(loaded);
  const verdict = readVerdict(loaded, demand);
  const isApplauded = verdict === "passed" || verdict === "completed";
  return {
    verdict,
    mark: demand?.said?.reached ?? (score === undefined ? null : speakScore(score, toPlay.markType)),
    asked: demand?.said?.asked ?? null,
    counting: readCounting(played),
    trophy: isApplauded ? chooseTrophyAnimation(status, awardCourseTrophy(loaded)) : null,
    wrong: played.flatMap(({ game, isRight }) => {
      if (isRight) return [];
      const { title, place } = nameElement(course, progress, game.slug);
      return [{ ...game, title, place: game.attemptsLeft === 0 ? null : place }];
    }),
    playedCount: played.length,
    time,
    isCertified:
      course.learniz.params.certificate !== undefined && earnsCertificate(progress, readAskedAverage(course.learniz)),
  };
}

/** Undefined without a score, below bronze, and where the author gives no trophies. */
function awardCourseTrophy({ course, progress: { score } }: LoadedCourse) {
  const thresholds = readThresholds(course.learniz.params.gameParams?.trophies);
  return thresholds ? awardTrophy(score, thresholds) : undefined;
}

interface Demand {
  readonly isReached: boolean;
  /** Null where the condition is one of an element of the course. */
  readonly said: SpokenThreshold | null;
}

/** The average that the course asks for and the one that was reached, where they matter. */
function readDemand({ course, progress, toPlay: { markType } }: LoadedCourse): Demand | null {
  const asked = course.learniz.validators.flatMap(({ minimumAverageScore }) => minimumAverageScore ?? []);
  const least = asked.length > 0 ? Math.min(...asked) : null;
  if (least !== null && reaches(progress.score, least))
    return { isReached: true, said: speakThreshold(progress.score, least, markType) };
  // §4.41: a complete course stays complete, so its conditions are read as if it were not.
  const [nearest = []] = listUnmet(course, { ...progress, status: "STARTED" });
  const missed = nearest.find(({ reached }) => reached !== null);
  return missed ? { isReached: false, said: missed.kind === "learniz" ? sayCondition(missed, markType) : null } : null;
}

function readVerdict({ course, progress }: LoadedCourse, demand: Demand | null): ResultView["verdict"] {
  if (progress.status !== "COMPLETE") return isLost(course, progress) ? "lost" : "missed";
  if (!demand) return "completed";
  return demand.isReached ? "passed" : "fallen";
}

interface Played {
  readonly game: Omit<WrongGame, "title" | "place">;
  readonly isRight: boolean;
  /** Its author allows more than one attempt. */
  readonly isRepeated: boolean;
}

function listPlayed(loaded: LoadedCourse): readonly Played[] {
  const { course, progress } = loaded;
  return course.learniz.chapters.flatMap(({ slides }, chapterIndex) =>
    slides.flatMap(({ interactivities }, slideIndex) =>
      interactivities.flatMap((one, index) => {
        const kept = progress.chapters[chapterIndex]?.slides[slideIndex]?.interactivities[index];
        const played = kept && isFinished(kept.status) ? readPlayed(loaded, one, kept) : null;
        return played ? [played] : [];
      }),
    ),
  );
}

/** Null for a game without a score: nothing in it is right or wrong. */
function readPlayed(loaded: LoadedCourse, one: Interactivity, kept: InteractivityProgress): Played | null {
  const game = readPlayedGame(one);
  if (!game || kept.score === undefined) return null;
  const { slug } = one;
  const { markType } = loaded.toPlay;
  const { mark, rightCount, judgedCount, attemptsLeft } = connectGame({
    slug,
    title: "",
    game,
    kept,
    draft: undefined,
    markType,
  });
  return {
    game: { slug, mark, rightCount, judgedCount, attemptsLeft, counting: readStrategyOf(loaded, one) },
    isRight: kept.status === "COMPLETE" && reaches(kept.score, 100),
    isRepeated: game.config.maxAttempts !== 1,
  };
}

function readCounting(played: readonly Played[]): ResultView["counting"] {
  const repeated = played.filter(({ isRepeated }) => isRepeated);
  const [counting, ...others] = new Set(repeated.map(({ game }) => game.counting));
  return others.length > 0 ? "MIXED" : (counting ?? null);
}

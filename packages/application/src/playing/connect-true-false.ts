// Knows what a true/false game shows: its statements, the learner's answers and what they were worth.
import {
  hasVictoryThreshold,
  isOutOfAttempts,
  readTrueFalseAnswers,
  scoreTrueFalse,
  type TrueFalse,
} from "@academiz/domain/games";
import type { ProgressStatus } from "@academiz/domain/progress";
import { reaches, type SpokenScore, type SpokenThreshold, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { type Draft, isAttemptOver, type KeptGame } from "./draft.ts";

/**
 * One statement of a true/false game with the learner's answer. `correct` and `explanation` are there from the start: a
 * view shows them once the game is done.
 */
export interface StatementView {
  readonly slug: string;
  readonly text: string;
  /** Null while it is not answered. */
  readonly answer: boolean | null;
  /** Null until the game is submitted, and for one that was not answered. */
  readonly isRight: boolean | null;
  /** The right answer; not to be shown before the game is done. */
  readonly correct: boolean;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What waits for a game, or for more of what it counts in. */
export interface GameDemand {
  /** Where the score is asked for; `learniz` is the course itself. */
  readonly kind: "interactivity" | "slide" | "chapter" | "learniz";
  /** What is asked for beside what counts; null where the game only has to be completed. */
  readonly said: SpokenThreshold | null;
  /** Other quizzes that count in it have no answers yet: it is not judged. */
  readonly isOpen: boolean;
}

/** A true/false game on screen. */
export interface TrueFalseView {
  readonly kind: "true-false";
  readonly slug: string;
  readonly title: string;
  readonly statements: readonly StatementView[];
  /** The author's words for the two answers; null for the usual ones. */
  readonly labels: { readonly true: string; readonly false: string } | null;
  /** The attempt on screen was submitted. */
  readonly isDone: boolean;
  /** Its author changed it after what is kept was earned: the answers are of other statements, and are not shown. */
  readonly hasChanged: boolean;
  /** Every statement has an answer, and the attempt is not over. */
  readonly canSubmit: boolean;
  /** The attempt is over, and the author allows another. */
  readonly canRetry: boolean;
  /** What the attempt on screen was worth; what is kept, while it is not submitted. */
  readonly status: ProgressStatus;
  /** 0–100, of the attempt on screen; what is kept, while it is not submitted. Null without one. */
  readonly score: number | null;
  /** The same score as it is said; null without one. */
  readonly mark: SpokenScore | null;
  /** What waits for this game: what is asked of itself before what it counts in. Empty where nothing does. */
  readonly demands: readonly GameDemand[];
  /** The attempt was under what is asked: of itself, or of what it counts in where nothing is asked of itself. */
  readonly isMissed: boolean;
  /** The attempt on screen was failed, and what counts is another one that was enough. */
  readonly wasPassed: boolean;
  /** A score is asked of itself, and it is reached. */
  readonly isPassed: boolean;
  /** 0–100: what counts, by the score strategy; null without one. */
  readonly keptScore: number | null;
  /** How many more attempts may end; null without a limit. */
  readonly attemptsLeft: number | null;
}

/** A game with what its learner did in it: `kept` is what counts, `draft` the attempt of this visit, if it made one. */
export interface PlayedTrueFalse {
  readonly slug: string;
  readonly title: string;
  readonly game: TrueFalse;
  readonly kept: KeptGame;
  readonly draft: Draft | undefined;
  /** As `formatMark` takes it. */
  readonly markType: string;
  /** The score that what stands around it asks of it, 0–100: what it asks for itself may be more. */
  readonly asked?: number | undefined;
  /** What waits for it without a score of its own, or for what it counts in. */
  readonly around?: GameDemand | undefined;
  /** The score that this asks for, 0–100; null where it asks for none. */
  readonly aroundAsked?: number | null | undefined;
}

/** The attempt on screen is the one of this visit; without one, what was kept. */
export function connectTrueFalse(played: PlayedTrueFalse): TrueFalseView {
  const { slug, title, game, kept, draft, markType } = played;
  const isDone = isAttemptOver(kept, draft);
  const given = readTrueFalseAnswers(draft ? draft.data : kept.data);
  const result = scoreTrueFalse(game, given);
  // Answers that are not worth what they were are of what stood there before.
  const hasChanged = isDone && !draft && result.score !== kept.score;
  const answers = hasChanged ? {} : given;
  const score = (draft?.result ? draft.result.score : kept.score) ?? null;
  const status = draft?.result?.status ?? kept.status;
  const own = readOwnDemand(played);
  const isUnder = status === "FAILED" || own !== null;
  const isPassed = isDone && !isUnder && readNeeded(played) > 0;
  return {
    kind: "true-false",
    slug,
    title,
    labels: game.content.labels ?? null,
    statements: game.content.statements.map((statement, index) => ({
      ...statement,
      answer: answers[statement.slug] ?? null,
      isRight: isDone && !hasChanged ? (result.items[index]?.right ?? null) : null,
    })),
    isDone,
    hasChanged,
    canSubmit: !isDone && (result.status === "COMPLETE" || result.status === "FAILED"),
    canRetry: isDone && !isOutOfAttempts(game.config, kept.nbTimeDone),
    status,
    score,
    mark: score === null ? null : speakScore(score, markType),
    demands: gatherDemands(own, played.around),
    isMissed: isDone && (isUnder || (!isPassed && missesAround(played, score))),
    wasPassed: isDone && isUnder && own === null && kept.status === "COMPLETE",
    isPassed,
    keptScore: kept.score ?? null,
    attemptsLeft: countAttemptsLeft(game.config, kept),
  };
}

/** That it has to be passed is not said beside a score that is missed. */
const gatherDemands = (own: GameDemand | null, around: GameDemand | undefined): readonly GameDemand[] => [
  ...(own ? [own] : []),
  ...(around && (around.said || !own) ? [around] : []),
];

/** Whoever brought the average that is asked for is not the one that misses it. */
const missesAround = ({ around, aroundAsked }: PlayedTrueFalse, score: number | null): boolean =>
  around !== undefined && !around.isOpen && !reaches(score ?? undefined, aroundAsked ?? 100);

const readNeeded = ({ game: { config }, asked = 0 }: PlayedTrueFalse): number =>
  Math.max(asked, (hasVictoryThreshold(config) && config.victoryThreshold) || 0);

/** What is asked of the game itself, as long as what counts is under it. */
function readOwnDemand(played: PlayedTrueFalse): GameDemand | null {
  const { score } = played.kept;
  const needed = readNeeded(played);
  if (score === undefined ? !played.asked : reaches(score, needed)) return null;
  return { kind: "interactivity", said: speakThreshold(score, needed, played.markType), isOpen: false };
}

/** How many more attempts may end; null without a limit. */
export function countAttemptsLeft(
  { maxAttempts }: TrueFalse["config"],
  { nbTimeDone }: Pick<KeptGame, "nbTimeDone">,
): number | null {
  return maxAttempts !== undefined && maxAttempts > 0 ? Math.max(0, maxAttempts - nbTimeDone) : null;
}

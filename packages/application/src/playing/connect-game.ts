// Knows what games of every type show: how the attempt stands, its result, and the conditions that wait for it.
import {
  type Game,
  type GameDemand,
  type GameState,
  hasVictoryThreshold,
  isAnswered,
  isOutOfAttempts,
  type PlayedView,
  scoreGame,
  viewGame,
} from "@academiz/domain/games";
import { reaches, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { type Draft, isAttemptOver, type KeptGame } from "./draft.ts";

/** A game with its learner's work: `kept` is the attempt that counts, `draft` that of this visit, if there is one. */
export interface PlayedGame {
  readonly slug: string;
  readonly title: string;
  readonly game: Game;
  readonly kept: KeptGame;
  readonly draft: Draft | undefined;
  /** As `formatMark` takes it. */
  readonly markType: string;
  /** The score, 0–100, that surrounding elements ask of it; its own condition may be higher. */
  readonly asked?: number | undefined;
  /** The surrounding element that waits for it to be done, or for an average that it counts in. */
  readonly around?: GameDemand | undefined;
  /** The score that this element asks for, 0–100; null where it asks for none. */
  readonly aroundAsked?: number | null | undefined;
}

/** Shows the attempt of this visit; where there is none, the kept one. */
export function connectGame(played: PlayedGame): PlayedView {
  const { game, kept, draft } = played;
  const isDone = isAttemptOver(kept, draft);
  const given = draft ? draft.data : kept.data;
  const result = scoreGame(game, given);
  // Where the answers would now get another score, they belong to an earlier version of the game.
  const hasChanged = isDone && !draft && result.score !== kept.score;
  const { items } = hasChanged ? scoreGame(game, undefined) : result;
  const isShown = isDone && !hasChanged;
  const missing = items.flatMap((item, at) => (isAnswered(item) ? [] : [{ slug: item.slug, number: at + 1 }]));
  return {
    kind: "game",
    ...connectState(played, { isDone, hasChanged }),
    itemCount: items.length,
    missing,
    missingCount: missing.length,
    judgedCount: isShown ? items.filter(({ right }) => right !== undefined).length : 0,
    rightCount: isShown ? items.filter(({ right }) => right).length : 0,
    partlyCount: isShown ? items.filter(({ credit }) => credit !== undefined).length : 0,
    canSubmit: !isDone && (result.status === "COMPLETE" || result.status === "FAILED"),
    ...viewGame(game, hasChanged ? undefined : given, isShown ? items : null),
  };
}

type Counted = "itemCount" | "missing" | "missingCount" | "judgedCount" | "rightCount" | "partlyCount" | "canSubmit";

function connectState(
  played: PlayedGame,
  { isDone, hasChanged }: Pick<GameState, "isDone" | "hasChanged">,
): Omit<GameState, Counted> {
  const { slug, title, game, kept, draft, markType } = played;
  const score = (draft?.result ? draft.result.score : kept.score) ?? null;
  const status = draft?.result?.status ?? kept.status;
  const own = readOwnDemand(played);
  const isUnder = status === "FAILED" || own !== null;
  const isPassed = isDone && !isUnder && readNeeded(played) > 0;
  return {
    slug,
    title,
    isDone,
    hasChanged,
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

/** Beside a missed score, the condition that the game be passed is left out. */
const gatherDemands = (own: GameDemand | null, around: GameDemand | undefined): readonly GameDemand[] => [
  ...(own ? [own] : []),
  ...(around && (around.said || !own) ? [around] : []),
];

/** A game that reached the score asked of the average is not the one that misses it. */
const missesAround = ({ around, aroundAsked }: PlayedGame, score: number | null): boolean =>
  around !== undefined && !around.isOpen && !reaches(score ?? undefined, aroundAsked ?? 100);

const readNeeded = ({ game: { config }, asked = 0 }: PlayedGame): number =>
  Math.max(asked, (hasVictoryThreshold(config) && config.victoryThreshold) || 0);

/** The game's own condition, as long as the score that counts is below it. */
function readOwnDemand(played: PlayedGame): GameDemand | null {
  const { score } = played.kept;
  const needed = readNeeded(played);
  if (score === undefined ? !played.asked : reaches(score, needed)) return null;
  return { kind: "interactivity", said: speakThreshold(score, needed, played.markType), isOpen: false };
}

/** How many more attempts are allowed; null without a limit. */
export function countAttemptsLeft(
  { maxAttempts }: Game["config"],
  { nbTimeDone }: Pick<KeptGame, "nbTimeDone">,
): number | null {
  return maxAttempts !== undefined && maxAttempts > 0 ? Math.max(0, maxAttempts - nbTimeDone) : null;
}

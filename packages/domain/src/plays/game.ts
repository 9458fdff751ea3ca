// Knows what a learner's go at a game that is itself a product comes to (§3.178, §7.125, decisions 8).
import {
  awardGameTrophy,
  type Game,
  type GameConfig,
  gameConfigSchema,
  hasVictoryThreshold,
  isOutOfAttempts,
  judgeScore,
  readGame,
} from "../games/index.ts";
import { isSameJson } from "../kernel/index.ts";
import { isFinished, keepAttempt, type ScoreStrategy } from "../scoring/index.ts";
import { measureGo } from "./measure-go.ts";
import { impossible, type PlayResult, type PlayVerdict } from "./verdict.ts";

/**
 * A go at a game, as its player reports it: `score` null without one, `time` in seconds, `data` the answers in the form
 * of the game's type.
 */
export interface GameSave {
  readonly status: PlayResult["status"];
  readonly score: number | null;
  readonly percentage: number;
  readonly time: number;
  readonly badge: string | null;
  readonly data?: unknown;
  /** What else the game wants to remember. */
  readonly params?: unknown;
  /** Number of the go, from 1; without one, a different end counts as another go. */
  readonly attempt?: number | undefined;
}
/**
 * A go as it is reported: `attempt` from 1, dates as ISO timestamps; `publishedDate` names the publication that was
 * played.
 */
export interface GameGo extends GameSave {
  readonly attempt: number;
  readonly publishedDate: string;
  /** When its last fact happened. */
  readonly eventDate: string;
  /** The reset after which it was played (ISO timestamp); absent where there was none. */
  readonly resetAt?: string;
}

/** What is stored of a game (§3.178): the go that counts by the strategy, and how many ended. */
export interface GameResult extends PlayResult {
  readonly badge: string | null;
  readonly data?: unknown;
  readonly params?: unknown;
  /** Number of the newest go that ended. */
  readonly attempt?: number;
  /** Goes that ended COMPLETE or FAILED (§4.64). */
  readonly nbTimeDone: number;
}

type Details = Pick<GameResult, "percentage" | "time" | "badge" | "data" | "params">;

/**
 * Judges a go. Where the game's type can be scored, status, score and percentage are those that the answers give
 * (`measureGo`), and the badge is the trophy that they earn, reported or not. For any other type they are believed
 * within what its victory threshold allows. A repeated go changes nothing, and one beyond those that the author allows
 * is impossible; `served` is the present publication, where it has replaced `content`: it too limits how many goes
 * there are.
 */
export function judgeGame(
  content: Readonly<Record<string, unknown>>,
  stored: GameResult | null,
  sent: GameSave,
  strategy: ScoreStrategy,
  served: Readonly<Record<string, unknown>> = content,
): PlayVerdict<GameResult> {
  const config = readConfig(content);
  const read = readGame({ params: content });
  const game = read.ok ? read.value : null;
  const reason = game ? findForgery(game, sent) : findContradiction(config, sent);
  if (reason) return impossible(reason);
  if (stored && isRepeated(stored, sent)) return { possible: true, result: stored };
  const done = stored?.nbTimeDone ?? 0;
  if (isOutOfAttempts(config, done) || isOutOfAttempts(readConfig(served), done))
    return impossible("its author allows no further attempt");
  const { status, score } = sent;
  const details: Details = {
    percentage: sent.percentage,
    time: sent.time,
    badge: game ? (awardGameTrophy(game.config, sent) ?? null) : sent.badge,
    ...(sent.data !== undefined && { data: sent.data }),
    ...(sent.params !== undefined && { params: sent.params }),
  };
  const newer = { status, ...(score !== null && { score }), data: details };
  const kept = stored ? keepAttempt(wrap(stored), newer, strategy) : newer;
  const ended = isFinished(status);
  const attempt = ended ? (sent.attempt ?? stored?.attempt) : stored?.attempt;
  const counted = kept.data as Details;
  return {
    possible: true,
    result: {
      ...counted,
      status: kept.status,
      percentage: isFinished(kept.status) ? 100 : counted.percentage,
      ...(kept.score !== undefined && { score: kept.score }),
      ...(attempt !== undefined && { attempt }),
      nbTimeDone: (stored?.nbTimeDone ?? 0) + (ended ? 1 : 0),
    },
  };
}

function readConfig(content: Readonly<Record<string, unknown>>): GameConfig {
  const parsed = gameConfigSchema.safeParse(content["config"]);
  return parsed.success ? parsed.data : { gameType: "" };
}

function wrap({ status, score, percentage, time, badge, data, params }: GameResult) {
  const details: Details = {
    percentage,
    time,
    badge,
    ...(data !== undefined && { data }),
    ...(params !== undefined && { params }),
  };
  return { status, ...(score !== undefined && { score }), data: details };
}

/** True for the report of a go that has already ended; without a number, for one that repeats what is kept. */
function isRepeated(stored: GameResult, sent: GameSave): boolean {
  if (sent.attempt !== undefined && stored.attempt !== undefined) return sent.attempt <= stored.attempt;
  const same = sent.status === stored.status && (sent.score ?? undefined) === stored.score;
  return same && isFinished(stored.status) && isSameJson(sent.data, stored.data);
}

/** What the content cannot give; null where it gives all that is reported. */
function findForgery(game: Game, sent: GameSave): string | null {
  // A learner who has answered everything may still change an answer: a go ends when its learner asks for the result.
  const right = measureGo(game, sent.data, sent.status !== "STARTED");
  if (sent.status !== right.status) return `its status is ${right.status} by the answers`;
  if (sent.score !== right.score) return `its score is ${right.score ?? "none"} by the answers`;
  const badge = awardGameTrophy(game.config, right) ?? null;
  if (sent.badge !== null && sent.badge !== badge) return `its badge is ${badge ?? "none"} by the answers`;
  const { percentage } = right;
  return Math.abs(sent.percentage - percentage) < 1e-6 ? null : `its percentage is ${percentage} by the answers`;
}

function findContradiction(config: GameConfig, { status, score, percentage }: GameSave): string | null {
  if (!isFinished(status)) return null;
  if (percentage !== 100) return "what has ended is at 100 percent";
  if (!hasVictoryThreshold(config)) return null;
  if (score === null) return "what can be won or lost ends with a score";
  return judgeScore(score, config) === status ? null : "its status is not the one of its score";
}

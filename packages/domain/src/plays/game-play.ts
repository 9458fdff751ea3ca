// Knows a game as its player keeps it (§3.178, §4.112–§4.117): the result that counts, and the goes that may not be
// stored yet.
import { isSameJson } from "../kernel/index.ts";
import { isSameBeginning, readResetAt } from "../progress/index.ts";
import { isFinished, type ScoreStrategy } from "../scoring/index.ts";
import { type GameGo, type GameResult, judgeGame } from "./game.ts";
import { readGameGoes, readGameResult } from "./read-result.ts";

/** A learner's game: the result that counts by the strategy, with the goes that may not be stored yet. */
export interface GamePlay extends GameResult {
  /** Of the perimeter. */
  readonly slug: string;
  /** ISO timestamp of the publication; empty where it was never published. */
  readonly publishedDate: string;
  /** ISO timestamp of the last fact; absent before the first. */
  readonly eventDate?: string;
  /** ISO timestamp of the reset that it began with; absent where nothing came before it. */
  readonly resetAt?: string;
  /** Oldest first; at most one that has not ended, the last. */
  readonly goes: readonly GameGo[];
}

/** What a game is judged by: its content, unparsed, and the strategy that chooses the go. */
export interface GameRules {
  readonly content: Readonly<Record<string, unknown>>;
  readonly strategy: ScoreStrategy;
}

/** A game as a device keeps it or the server stores it; `eventDate` is an ISO timestamp. */
interface Kept {
  readonly stored: unknown;
  readonly pending: unknown;
}

/**
 * The stored game with the goes of this device added: newer ones count, and ended ones are still to be reported. Goes
 * from before a reset count for nothing, and are reported all the same. Never throws.
 */
export function loadGamePlay(
  rules: GameRules,
  { slug, publishedDate }: Pick<GamePlay, "slug" | "publishedDate">,
  { stored, pending }: Kept,
): GamePlay {
  const storedDate = readEventDate(stored);
  const result = readGameResult(stored) ?? BLANK;
  const resetAt = readResetAt(stored);
  const since = { ...(storedDate && { eventDate: storedDate }), ...(resetAt && { resetAt }) };
  const begun = { ...result, slug, publishedDate, ...since, goes: [] };
  const isNewer = ({ eventDate }: GameGo) => eventDate > storedDate;
  const goes = readGameGoes(pending).filter(
    (go) => isFinished(go.status) || (isNewer(go) && isSameBeginning(go, begun)),
  );
  const play = goes
    .filter((go) => isNewer(go) && isSameBeginning(go, begun))
    .reduce<GamePlay>((before, go) => applyGo(rules, before, go), begun);
  return { ...play, goes };
}

/**
 * The game after a go was reported, or reported further: the strategy decides whether it counts, and an impossible one
 * is only kept for reporting.
 */
export function applyGo({ content, strategy }: GameRules, play: GamePlay, go: GameGo): GamePlay {
  const { slug, publishedDate, resetAt, goes } = play;
  const verdict = judgeGame(content, play, go, strategy);
  const result = verdict.possible ? verdict.result : play;
  const ended = goes.filter(({ status, attempt }) => isFinished(status) && attempt !== go.attempt);
  const since = { eventDate: go.eventDate, ...(resetAt && { resetAt }) };
  return { ...pickResult(result), slug, publishedDate, ...since, goes: [...ended, go] };
}

/** The game without the goes that `told` held: they are stored now. */
export const forgetGoes = (play: GamePlay, told: GamePlay): GamePlay => ({
  ...play,
  goes: play.goes.filter((go) => !told.goes.some(({ eventDate }) => eventDate === go.eventDate)),
});

/** True where the two differ only in the time that the learner spent. */
export const isSamePlay = (one: GamePlay, other: GamePlay): boolean => isSameJson(listWork(one), listWork(other));

const listWork = ({ goes, ...result }: GamePlay) =>
  [...goes, result].map(({ status, score, percentage, attempt, data }) => [
    status,
    score ?? null,
    percentage,
    attempt ?? null,
    data ?? null,
  ]);

const BLANK: GameResult = { status: "NOT_STARTED", percentage: 0, time: 0, badge: null, nbTimeDone: 0 };

/** Only the fields of the result, without what else a game holds. */
function pickResult({ status, percentage, score, time, badge, data, params, attempt, nbTimeDone }: GameResult) {
  return {
    status,
    percentage,
    ...(score !== undefined && { score }),
    time,
    badge,
    ...(data !== undefined && { data }),
    ...(params !== undefined && { params }),
    ...(attempt !== undefined && { attempt }),
    nbTimeDone,
  };
}

function readEventDate(stored: unknown): string {
  if (typeof stored !== "object" || stored === null || !("eventDate" in stored)) return "";
  return typeof stored.eventDate === "string" ? stored.eventDate : "";
}

// Knows a game as its player keeps it (§3.178, §4.112–§4.117): what counts, and the goes that are not known to be
// stored.
import { isSameJson } from "../kernel/index.ts";
import { isFinished, type ScoreStrategy } from "../scoring/index.ts";
import { type GameGo, type GameResult, judgeGame } from "./game.ts";
import { readGameGoes, readGameResult } from "./read-result.ts";

/** A learner's game: what counts by the strategy, with the goes that are not known to be stored yet. */
export interface GamePlay extends GameResult {
  /** Of the perimeter. */
  readonly slug: string;
  /** ISO timestamp of the publication; empty for what was never published. */
  readonly publishedDate: string;
  /** ISO timestamp of the last fact; absent before the first. */
  readonly eventDate?: string;
  /** Oldest first; of those that have not ended there is the last one alone. */
  readonly goes: readonly GameGo[];
}

/** What a game is judged by: its content, unparsed, and which go counts. */
export interface GameRules {
  readonly content: Readonly<Record<string, unknown>>;
  readonly strategy: ScoreStrategy;
}

/** A game that waits on a device or is stored; `eventDate` is an ISO timestamp. */
interface Kept {
  readonly stored: unknown;
  readonly pending: unknown;
}

/**
 * The game that was stored with the goes of this device on top of it: those that are newer count, those that ended are
 * to be told. Never throws.
 */
export function loadGamePlay(
  rules: GameRules,
  { slug, publishedDate }: Pick<GamePlay, "slug" | "publishedDate">,
  { stored, pending }: Kept,
): GamePlay {
  const storedDate = readEventDate(stored);
  const result = readGameResult(stored) ?? BLANK;
  const begun = { ...result, slug, publishedDate, ...(storedDate && { eventDate: storedDate }), goes: [] };
  const isNewer = ({ eventDate }: GameGo) => eventDate > storedDate;
  const goes = readGameGoes(pending).filter((go) => isNewer(go) || isFinished(go.status));
  const play = goes.filter(isNewer).reduce<GamePlay>((before, go) => applyGo(rules, before, go), begun);
  return { ...play, goes };
}

/**
 * The game after a go was told, or told further: it counts as the strategy has it, and an impossible one changes
 * nothing but what is told.
 */
export function applyGo({ content, strategy }: GameRules, play: GamePlay, go: GameGo): GamePlay {
  const { slug, publishedDate, goes } = play;
  const verdict = judgeGame(content, play, go, strategy);
  const result = verdict.possible ? verdict.result : play;
  const ended = goes.filter(({ status, attempt }) => isFinished(status) && attempt !== go.attempt);
  return { ...pickResult(result), slug, publishedDate, eventDate: go.eventDate, goes: [...ended, go] };
}

/** Without the goes that `told` held: they are stored. */
export const forgetGoes = (play: GamePlay, told: GamePlay): GamePlay => ({
  ...play,
  goes: play.goes.filter((go) => !told.goes.some(({ eventDate }) => eventDate === go.eventDate)),
});

/** True where the learner did nothing between the two but spend time. */
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

/** What counts alone, without what a game holds besides. */
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

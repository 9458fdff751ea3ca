// Knows how a game inside a SCORM package reads its content and keeps what happens in it: the LMS is its memory
// (§4.113–§4.116).
import type { GameSource } from "@academiz/application/ports";
import { awardGameTrophy, type Game, readGame } from "@academiz/domain/games";
import { type GamePlay, isSamePlay, type PlayResult, readPlayResult } from "@academiz/domain/plays";
import { isFinished, keepAttempt, readStrategy } from "@academiz/domain/scoring";
import {
  chooseExit,
  listGameInteractions,
  makeGameOutline,
  packGame,
  START_EXIT,
  unpackGame,
} from "@academiz/domain/scorm";
import { fitSuspendData } from "../suspend-data/fit-suspend-data.ts";
import { readPackedText } from "../suspend-data/packed-text.ts";
import { makeGameReport } from "../telling/game-report.ts";
import { createHeldDates } from "./held-dates.ts";
import { type Packaged, type PackagedOptions, UNREAD } from "./packaged-learniz.ts";
import { createTold } from "./told-gateway.ts";

const ENDS: readonly PlayResult["status"][] = ["COMPLETE", "FAILED"];

export function createPackagedGame(options: PackagedOptions): Packaged<GameSource, GamePlay> {
  const { content, telling, clock, warn, onTaken, finished } = options;
  const startedAt = clock.now();
  const held = createHeldDates();
  const { config, perimeterSlug, productSlug, exitReading } = content;
  const read = readGame({ params: typeof config === "object" && config !== null ? { ...config } : {} });
  const game = read.ok ? read.value : null;

  const { strategy } = readStrategy(game?.config.strategy, ...content.scoreStrategies);
  /** The end that this browser knows of, where the LMS hands nothing back. */
  let before: PlayResult | null = null;

  const countSeconds = () => (clock.now() - startedAt) / 1_000;

  /** §4.60–§4.62 The author decides which of two finished attempts counts. */
  const count = (play: GamePlay) => (before && isFinished(play.status) ? keepAttempt(before, play, strategy) : play);

  /** True where an LMS of 2004 hands it back. */
  const isSuspended = ({ status }: GamePlay) => chooseExit("2004", status, exitReading) === START_EXIT;

  function report(game: Game, play: GamePlay): boolean {
    const { text, notices } = fitSuspendData(makeGameOutline(game), packGame(game, play), telling.limit);
    for (const notice of notices) warn(notice.text);
    const rest = { seconds: countSeconds(), suspendData: text, exitReading };
    const { status, score = play.score } = count(play);
    const told = score === undefined ? play : { ...play, score };
    const isTaken = telling.report(makeGameReport(game, productSlug, told, rest));
    if (text !== null) held.tell(play.eventDate, isTaken);
    if (isTaken) onTaken?.(play);
    // Only how it ended, without answers: unlike a course, a game is not offered again.
    const { percentage, time } = play;
    if (isTaken && isFinished(play.status) && !isSuspended(play))
      finished?.keep({ slug: perimeterSlug, status, score, percentage, time });
    return isTaken;
  }

  /** An LMS that does not hand the end back may still hold it, until it hands back an end that counts instead. */
  function goBehind(ended: PlayResult, handedBack: PlayResult["status"]): void {
    const enders = ENDS.filter((status) => keepAttempt(ended, { status }, strategy).status === status);
    if (enders.includes(handedBack)) finished?.forget(perimeterSlug);
    else {
      before = ended;
      telling.supposeEnd({ score: undefined, ...ended }, enders);
    }
  }

  /**
   * Somebody who began in an earlier publication goes on in this one: answers are known by their statements (§4.66).
   * The trophy is not stored: the result earns it again.
   */
  function readKept(game: Game, kept: string) {
    const packed = readPackedText([makeGameOutline(game), ...content.earlier], kept);
    const result = packed && unpackGame(packed);
    return result && { ...result, badge: awardGameTrophy(game.config, result) ?? null };
  }

  return {
    listHeld: held.list,
    tellTime: () => void telling.reportTime(countSeconds(), true),
    source: {
      load: async () => {
        const kept = telling.readSuspendData();
        if (kept === null) return UNREAD;
        const storedProgress = game && readKept(game, kept);
        held.tell(storedProgress?.eventDate, true);
        if (game && storedProgress) {
          const { status, score, percentage, data } = storedProgress;
          const interactions = listGameInteractions(game, productSlug, data);
          telling.resume({
            status,
            score,
            percentage,
            objectives: [],
            interactions,
            exitReading,
            countsAnew: strategy === "LAST",
          });
        }
        const ended = readPlayResult(finished?.read(perimeterSlug));
        if (ended) goBehind(ended, storedProgress?.status ?? "NOT_STARTED");
        return { ok: true, value: { ...content, storedProgress, returnUrl: null } };
      },
    },
    gateway: createTold<GamePlay>({
      report: (play) => !game || report(game, play),
      reportTime: (isLeaving) => telling.reportTime(countSeconds(), isLeaving),
      isSameWork: isSamePlay,
    }).gateway,
  };
}

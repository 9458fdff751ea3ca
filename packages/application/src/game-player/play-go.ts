// Knows how each fact of a game changes the player's memory: the rules decide, and the journal keeps the fact.
import { readModeEffects } from "@academiz/domain/identity";
import { applyGo, type GamePlay, measureGo } from "@academiz/domain/plays";
import { isFinished } from "@academiz/domain/scoring";
import { dateFact, dateTime, TIME_SAVE_SECONDS } from "../playing/date-fact.ts";
import { isAttemptOver, mayRetry, numberAttempt, scoreDraft } from "../playing/draft.ts";
import { findRunning } from "../playing/running-attempts.ts";
import type { GameDraft, GamePlayerContext, LoadedGame } from "./game-player.types.ts";

/** What a fact changes, and whether it is to be stored. */
export interface Move {
  readonly change: Partial<GamePlayerContext>;
  readonly isToStore: boolean;
}

/** NORMAL and STANDALONE keep what happens; previews and stand-ins never do (decisions 6, §4.117). */
export const keepsPlay = (context: Pick<GamePlayerContext, "mode" | "isImpersonated">): boolean =>
  readModeEffects(context).keepsProgress;

/** Nothing is kept any more once the learner went on in another window: it would undo that. */
export const mayKeepPlay = (context: GamePlayerContext): boolean =>
  keepsPlay(context) && !context.saving.isOutdated && !isPlayOvertaken(context);

/** True where another window of this device has a later fact than this one. */
export const isPlayOvertaken = (context: GamePlayerContext): boolean =>
  keepsPlay(context) && context.loaded !== null && context.ports.windows.areAhead(context.loaded.play);

/**
 * The attempt that an earlier visit began and did not end, otherwise a first one; null where the kept attempt has
 * ended.
 */
export function resumeDraft(
  context: Pick<GamePlayerContext, "mode" | "isImpersonated" | "ports">,
  { toPlay: { productSlug }, game, play }: LoadedGame,
): GameDraft | null {
  const running = play.goes.find(({ status }) => !isFinished(status));
  if (running) return { attempt: running.attempt, data: running.data, time: running.time };
  if (isFinished(play.status)) {
    const kept = keepsPlay(context) ? context.ports.running.read(play.slug) : null;
    const waiting = findRunning(kept, productSlug, game, play);
    return waiting ? { ...waiting, time: waiting.time ?? 0 } : null;
  }
  const isUnderWay = play.status === "STARTED";
  return { attempt: numberAttempt(play), data: play.data, time: isUnderWay ? play.time : 0 };
}

export function answerGo(context: GamePlayerContext, data: unknown): Move | null {
  const { loaded, draft } = context;
  if (!loaded || !draft || isAttemptOver(loaded.play, draft)) return null;
  return tell(context, loaded, { ...draft, data });
}

export function submitGo(context: GamePlayerContext): Move | null {
  const { loaded, draft } = context;
  if (!loaded || !draft || isAttemptOver(loaded.play, draft)) return null;
  const result = scoreDraft(loaded.game, draft);
  return result && tell(context, loaded, { ...draft, result });
}

export function retryGo({ loaded, draft }: GamePlayerContext): Move | null {
  if (!loaded || !mayRetry(loaded.game, loaded.play, draft ?? undefined)) return null;
  return { change: { draft: { attempt: numberAttempt(loaded.play), data: undefined, time: 0 } }, isToStore: false };
}

/**
 * §4.168: seconds count while the attempt goes on; by themselves they are saved from time to time, once something is
 * answered.
 */
export function countSecond(context: GamePlayerContext): Move | null {
  const { loaded, draft } = context;
  if (!loaded || !draft || draft.result) return null;
  const counted = { ...draft, time: draft.time + 1 };
  const isDue = counted.time % TIME_SAVE_SECONDS === 0 && isBegun(loaded, draft);
  return isDue ? tellTime(context, loaded, counted) : { change: { draft: counted }, isToStore: false };
}

/** The page may close in a moment: time that was not sent yet goes out now; null where there is none. */
export function leaveGame(context: GamePlayerContext): Move | null {
  const { loaded, draft } = context;
  if (!loaded || !draft || !mayKeepPlay(context) || loaded.play.eventDate === undefined) return null;
  return hasTime(loaded, draft) ? tellTime(context, loaded, draft) : null;
}

/** True where the attempt goes on, and took longer than was counted or sent last. */
function hasTime(loaded: LoadedGame, draft: GameDraft): boolean {
  if (draft.result || !isBegun(loaded, draft)) return false;
  const told = loaded.play.goes.find(({ attempt }) => attempt === draft.attempt) ?? loaded.play;
  return draft.time > told.time;
}

const isBegun = ({ game }: LoadedGame, { data }: GameDraft): boolean =>
  measureGo(game, data, false).status !== "NOT_STARTED";

/** The go is kept on the device at once, and other windows are told. */
function tell(context: GamePlayerContext, loaded: LoadedGame, draft: GameDraft): Move {
  const { ports } = context;
  const mayKeep = mayKeepPlay(context);
  const move = keep(context, loaded, draft, dateFact(loaded.play.eventDate, ports.clock.now()));
  if (mayKeep && move.change.loaded) ports.windows.tell(move.change.loaded.play);
  return move;
}

/** Time is no fact of its own: it goes with the one before it. */
const tellTime = (context: GamePlayerContext, loaded: LoadedGame, draft: GameDraft): Move =>
  keep(context, loaded, draft, dateTime(loaded.play.eventDate ?? ""));

function keep(context: GamePlayerContext, loaded: LoadedGame, draft: GameDraft, eventDate: string): Move {
  const { ports } = context;
  const { toPlay, game, rules, play } = loaded;
  const { attempt, data, time, result } = draft;
  const moved: GamePlay = applyGo(rules, play, {
    ...measureGo(game, data, result !== undefined),
    time,
    badge: null,
    data,
    attempt,
    publishedDate: play.publishedDate,
    ...(play.resetAt && { resetAt: play.resetAt }),
    eventDate,
  });
  let { isSafe } = context;
  if (mayKeepPlay(context)) {
    isSafe = ports.journal.keep(moved);
    const isAside = !result && isFinished(moved.status);
    ports.running.keep(play.slug, isAside ? { [toPlay.productSlug]: { attempt, data, time } } : {});
  }
  return { change: { loaded: { ...loaded, play: moved }, draft, isSafe }, isToStore: true };
}

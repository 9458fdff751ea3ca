// Knows how each fact of a game changes the player's memory: the rules decide, the journal keeps.
import { readModeEffects } from "@academiz/domain/identity";
import { applyGo, type GamePlay, measureGo } from "@academiz/domain/plays";
import { isFinished } from "@academiz/domain/scoring";
import { dateFact } from "../playing/date-fact.ts";
import { isAttemptOver, mayRetry, numberAttempt, scoreDraft } from "../playing/draft.ts";
import { TIME_SAVE_SECONDS } from "../playing/saving.machine.ts";
import type { GameDraft, GamePlayerContext, LoadedGame } from "./game-player.types.ts";

/** What a fact changes, and what the saving hears of it: `fact.dated` where the page has sent it by itself, null for nothing. */
export interface Move {
  readonly change: Partial<GamePlayerContext>;
  readonly told: "fact.kept" | "fact.dated" | null;
}

/** NORMAL and STANDALONE keep what happens; previews and stand-ins never do (decisions 6, §4.117). */
export const keepsPlay = (context: Pick<GamePlayerContext, "mode" | "isImpersonated">): boolean =>
  readModeEffects(context).keepsProgress;

/** The attempt that an earlier visit began and did not end, else a first one; null where what was kept has ended. */
export function resumeDraft({ play }: LoadedGame): GameDraft | null {
  const running = play.goes.find(({ status }) => !isFinished(status));
  if (running) return { attempt: running.attempt, data: running.data, time: running.time };
  if (isFinished(play.status)) return null;
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
  return { change: { draft: { attempt: numberAttempt(loaded.play), data: undefined, time: 0 } }, told: null };
}

/** §4.168: seconds count while the attempt goes on; alone they are saved from time to time, once something is answered. */
export function countSecond(context: GamePlayerContext): Move | null {
  const { loaded, draft } = context;
  if (!loaded || !draft || draft.result) return null;
  const counted = { ...draft, time: draft.time + 1 };
  const isDue = counted.time % TIME_SAVE_SECONDS === 0 && isBegun(loaded, draft);
  return isDue ? tell(context, loaded, counted) : { change: { draft: counted }, told: null };
}

/** The page may be gone in a moment: what is not stored is kept on the device and sent on its way. */
export function leaveGame(context: GamePlayerContext): Move | null {
  const { loaded, draft, ports } = context;
  if (!loaded || !keepsPlay(context) || loaded.play.eventDate === undefined) return null;
  const isRunning = draft !== null && !draft.result && isBegun(loaded, draft);
  const moved = isRunning ? tell(context, loaded, draft) : null;
  const play = moved?.change.loaded?.play ?? loaded.play;
  ports.gateway.sendLeaving(play);
  return moved && { ...moved, told: "fact.dated" };
}

const isBegun = ({ game }: LoadedGame, { data }: GameDraft): boolean =>
  measureGo(game, data, false).status !== "NOT_STARTED";

/** The go as it stands now is on the device at once. */
function tell(context: GamePlayerContext, loaded: LoadedGame, draft: GameDraft): Move {
  const { ports } = context;
  const { game, rules, play } = loaded;
  const { attempt, data, time, result } = draft;
  const moved: GamePlay = applyGo(rules, play, {
    ...measureGo(game, data, result !== undefined),
    time,
    badge: null,
    data,
    attempt,
    publishedDate: play.publishedDate,
    eventDate: dateFact(play.eventDate, ports.clock.now()),
  });
  if (keepsPlay(context)) ports.journal.keep(moved);
  return { change: { loaded: { ...loaded, play: moved }, draft }, told: "fact.kept" };
}

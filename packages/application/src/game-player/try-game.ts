// Knows how the draft of a game is tried while it is written: the author's answers stay where they still fit.
import { applyGo, type GamePlay, measureGo } from "@academiz/domain/plays";
import { isFinished } from "@academiz/domain/scoring";
import { scoreDraft } from "../playing/draft.ts";
import type { GameToPlay } from "../ports/index.ts";
import type { GameDraft, GamePlayerContext, LoadedGame } from "./game-player.types.ts";
import { openGame } from "./load-game.ts";

/**
 * The player with the present draft: attempts are judged again, by what the game asks now, and one that ended goes on
 * where the game asks more. Null where the draft cannot be played, or is of another type.
 */
export function tryGame(context: GamePlayerContext, toPlay: GameToPlay): Partial<GamePlayerContext> | null {
  const was = context.loaded;
  const { loaded, notices } = openGame(context, { ...toPlay, storedProgress: null });
  if (!loaded.ok || !was || loaded.value.game.gameType !== was.game.gameType) return null;
  const play = replayGoes(loaded.value, was.play);
  return { loaded: { ...loaded.value, play }, draft: judgeDraft(loaded.value, context.draft), notices };
}

/** A preview stores nothing, so all of its goes are there. */
function replayGoes({ game, rules, play: begun }: LoadedGame, { goes }: GamePlay): GamePlay {
  return goes.reduce((play, go) => {
    const measured = measureGo(game, go.data, isFinished(go.status));
    const isLast = go === goes.at(-1);
    return isLast || isFinished(measured.status) ? applyGo(rules, play, { ...go, ...measured, badge: null }) : play;
  }, begun);
}

function judgeDraft({ game }: LoadedGame, draft: GameDraft | null): GameDraft | null {
  if (!draft) return null;
  const { result: was, ...attempt } = draft;
  const result = was && scoreDraft(game, attempt);
  return { ...attempt, ...(result && { result }) };
}

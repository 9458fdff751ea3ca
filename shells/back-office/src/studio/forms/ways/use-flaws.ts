// Knows when the ways through a game are checked: once a change is stored, and once for each change.
import { type Game, type GameFlaw, type GameType, listFlaws } from "@academiz/domain/games";
import { useDeferredValue, useMemo } from "react";

export function useFlaws<T extends GameType>(game: Game<T>): readonly GameFlaw[] {
  const late = useDeferredValue(game);
  return useMemo(() => listFlaws(late), [late]);
}

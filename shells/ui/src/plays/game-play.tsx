// Knows how a game of any type is drawn, and when its view is loaded.
import type { GameType } from "@academiz/domain/games";
import { useEffect } from "react";
import { type LatePart, REST } from "../late/late.tsx";
import type { GameViewProps } from "./common/game-view.ts";
import { GAME_VIEWS } from "./registry.ts";

/** A game of any type, as a learner plays it. */
export function GamePlay<T extends GameType>({ game, ...handlers }: GameViewProps<T>) {
  const View: LatePart<GameViewProps<T>> = GAME_VIEWS[game.gameType];
  return <View game={game} {...handlers} />;
}

/** The views of these types are loaded once the page is at rest, so that they are there when the network is not. */
export function useGameViews(types: readonly GameType[] | undefined): void {
  const names = types?.join();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const type of types ?? []) void GAME_VIEWS[type].fetch();
    }, REST);
    return () => window.clearTimeout(timer);
    // The same names in another list are the same types.
  }, [names]);
}

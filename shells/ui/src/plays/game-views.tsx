// Knows the view of every type of game: the part of it that a learner plays, fetched by those alone whose course has
// such a game.
import type { GameType } from "@academiz/domain/games";
import { useEffect } from "react";
import type { LatePart } from "../late/late.tsx";
import type { GameViewProps } from "./common/game-view.ts";
import { lateView } from "./common/late-view.tsx";

const VIEWS: { readonly [T in GameType]: LatePart<GameViewProps<T>> } = {
  VRAI_FAUX: lateView(async () => (await import("./true-false/true-false.tsx")).TrueFalse),
};

/** A game of any type, as a learner plays it. */
export function GamePlay<T extends GameType>({ game, ...handlers }: GameViewProps<T>) {
  const View: LatePart<GameViewProps<T>> = VIEWS[game.gameType];
  return <View game={game} {...handlers} />;
}

/** Milliseconds after which a page has shown what it was opened for. */
const REST = 3_000;

/** The views of these types are fetched once the page is at rest: whoever comes to such a game offline has it. */
export function useGameViews(types: readonly GameType[] | undefined): void {
  const names = types?.join();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const type of types ?? []) void VIEWS[type].fetch();
    }, REST);
    return () => window.clearTimeout(timer);
    // The same names in another list are no other types.
  }, [names]);
}

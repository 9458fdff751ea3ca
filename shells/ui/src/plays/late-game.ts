// Knows how the view of a type of game is loaded: with what the options of every game add to it.
import type { GameType } from "@academiz/domain/games";
import type { ComponentType } from "react";
import type { GameViewProps } from "./common/game-view.ts";
import { lateView } from "./common/late-view.tsx";

export const lateGame = <T extends GameType>(load: () => Promise<ComponentType<GameViewProps<T>>>) =>
  lateView(async () => {
    const [view, { withOptions }] = await Promise.all([load(), import("./common/play-options/with-options.tsx")]);
    return withOptions(view);
  });

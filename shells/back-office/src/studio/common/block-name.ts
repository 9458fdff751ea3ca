// Knows how a block is called in the studio. It needs every type of game.
import { findGame } from "@academiz/domain/interactivities";
import type { Interactivity } from "@academiz/domain/learniz";
import { GAME_WORDS } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { KIND_WORDS } from "./kind-words.ts";

/** The name of a block: a game's type, any other block's kind. */
export function useBlockName(): (one: Interactivity) => string {
  const { i18n } = useLingui();
  return (one) => {
    const game = findGame(one);
    return i18n._(game.ok ? GAME_WORDS[game.value.gameType].name : KIND_WORDS[one.type].name);
  };
}

// Knows every type of game on the screens: what it is called, and the view that a learner plays, which is fetched by
// those alone whose course has such a game.
import type { GameType } from "@academiz/domain/games";
import type { LatePart } from "../late/late.tsx";
import { choiceWords } from "./choice/words.ts";
import type { GameViewProps } from "./common/game-view.ts";
import type { GameWords } from "./common/game-words.ts";
import { lateView } from "./common/late-view.tsx";
import { gapTextWords } from "./gaps/words.ts";
import { trueFalseWords } from "./true-false/words.ts";

export const GAME_WORDS: { readonly [T in GameType]: GameWords } = {
  VRAI_FAUX: trueFalseWords,
  CHOICE: choiceWords,
  TEXT_A_TROUS: gapTextWords,
};

export const GAME_VIEWS: { readonly [T in GameType]: LatePart<GameViewProps<T>> } = {
  VRAI_FAUX: lateView(async () => (await import("./true-false/true-false.tsx")).TrueFalse),
  CHOICE: lateView(async () => (await import("./choice/choice.tsx")).Choice),
  TEXT_A_TROUS: lateView(async () => (await import("./gaps/gap-text.tsx")).GapText),
};

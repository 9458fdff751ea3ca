// Knows what every type of game is called.
import type { GameType } from "@academiz/domain/games";
import type { GameWords } from "./common/game-words.ts";
import { trueFalseWords } from "./true-false/words.ts";

export const GAME_WORDS: { readonly [T in GameType]: GameWords } = { VRAI_FAUX: trueFalseWords };

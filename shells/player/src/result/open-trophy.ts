// Knows that the trophy of a game is loaded with its words.
import { bringWords, TrophyPicture } from "@academiz/ui";
import { lateWords } from "../late/late-words.ts";

export function openTrophy(): typeof TrophyPicture {
  bringWords(lateWords);
  return TrophyPicture;
}

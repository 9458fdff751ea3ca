// Knows what a text with gaps is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const gapTextWords: GameWords = {
  name: msg`Fill in the gaps`,
  count: (count) => msg`${plural(count, { one: "A text with # gap", other: "A text with # gaps" })}`,
};

// Knows what a game of short answers is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const shortAnswerWords: GameWords = {
  name: msg`Answer in a word or a number`,
  count: (count) => msg`${plural(count, { one: "# question to answer", other: "# questions to answer" })}`,
};

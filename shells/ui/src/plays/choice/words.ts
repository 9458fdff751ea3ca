// Knows what a game of choices is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const choiceWords: GameWords = {
  name: msg`Choose the right answer`,
  count: (count) => msg`${plural(count, { one: "# question with options", other: "# questions with options" })}`,
};

// Knows what a true/false game is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const trueFalseWords: GameWords = {
  name: msg`True or false?`,
  count: (count) => msg`${plural(count, { one: "# statement, true or false", other: "# statements, true or false" })}`,
};

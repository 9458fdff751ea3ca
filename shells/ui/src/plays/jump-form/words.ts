// Knows what a form with jumps is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const jumpFormWords: GameWords = {
  name: msg`Answer the form`,
  count: (count) => msg`${plural(count, { one: "At least # question", other: "At least # questions" })}`,
};

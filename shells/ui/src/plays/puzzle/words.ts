// Knows what a puzzle is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const puzzleWords: GameWords = {
  name: msg`Put the picture together`,
  count: (count) => msg`${plural(count, { one: "# step", other: "# steps" })}`,
};

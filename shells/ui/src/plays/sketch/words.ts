// Knows what a sketch is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const sketchWords: GameWords = {
  name: msg`Play the sketch`,
  count: (count) => msg`${plural(count, { one: "# line to play", other: "# lines to play" })}`,
};

// Knows what a game of pairs is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

/** Where its dots are joined. */
export const dotsWords: GameWords = {
  name: msg`Join the dots`,
  count: (count) => msg`${plural(count, { one: "# dot to join", other: "# dots to join" })}`,
};

export const pairsWords: GameWords = {
  name: msg`Match what belongs together`,
  count: (count) => msg`${plural(count, { one: "# thing to match or join", other: "# things to match or join" })}`,
};

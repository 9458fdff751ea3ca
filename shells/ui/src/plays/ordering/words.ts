// Knows what a game of orders is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const orderingWords: GameWords = {
  name: msg`Put in order`,
  count: (count) => msg`${plural(count, { one: "# list to put in order", other: "# lists to put in order" })}`,
};

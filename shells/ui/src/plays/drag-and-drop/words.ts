// Knows what a game of things and zones is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const dragAndDropWords: GameWords = {
  name: msg`Put things in their place`,
  count: (count) =>
    msg`${plural(count, { one: "# item to put in its place", other: "# items to put in their places" })}`,
};

// Knows what a game of groups is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const categoriseWords: GameWords = {
  name: msg`Sort into groups`,
  count: (count) => msg`${plural(count, { one: "# item to put into a group", other: "# items to put into groups" })}`,
};

// Knows what a branching story is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const storyWords: GameWords = {
  name: msg`Live the story`,
  count: (count) => msg`${plural(count, { one: "At least # choice", other: "At least # choices" })}`,
};

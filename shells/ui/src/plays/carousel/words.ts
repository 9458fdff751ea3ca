// Knows what a carousel is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const carouselWords: GameWords = {
  name: msg`Go through the cards`,
  count: (count) => msg`${plural(count, { one: "# card", other: "# cards" })}`,
};

// Knows what a game on parts of a picture is called on every screen.
import { msg, plural } from "@lingui/core/macro";
import type { GameWords } from "../common/game-words.ts";

export const hotspotWords: GameWords = {
  name: msg`Find on the picture`,
  count: (count) => msg`${plural(count, { one: "# thing to find or name", other: "# things to find or name" })}`,
};

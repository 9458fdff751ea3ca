// Knows what a player needs of the kind `game`. The type of the game defines what it asks.
import type { KindRules } from "../kind/kind-rules.ts";
import { keepWhole, partless, wordless } from "../kind/plain.ts";
import { findOwnGame } from "./find-game.ts";
import { mendWeight } from "./mend-weight.ts";
import type { GameInteractivity } from "./schema.ts";

/** A game of any type. */
export const game: KindRules<GameInteractivity> = {
  ...wordless,
  ...partless,
  defaults: {},
  split: keepWhole,
  mend: mendWeight,
  findGame: findOwnGame,
};

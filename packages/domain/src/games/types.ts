// Knows the rules of every type of game, by the name that contents give it (§9.18).
import { categorise } from "./categorise/rules.ts";
import { choice } from "./choice/rules.ts";
import { gapText } from "./gaps/rules.ts";
import { ordering } from "./ordering/rules.ts";
import { pairs } from "./pairs/rules.ts";
import { shortAnswer } from "./short-answer/rules.ts";
import { trueFalse } from "./true-false/rules.ts";

export const TYPES = {
  VRAI_FAUX: trueFalse,
  CHOICE: choice,
  TEXT_A_TROUS: gapText,
  ORDERING: ordering,
  CATEGORISE: categorise,
  POINT_A_RELIER: pairs,
  SHORT_ANSWER: shortAnswer,
};
export type Types = typeof TYPES;

/** They are all there. A build may put `late-types.ts` in the place of this module: there they come. */
export const bringTypes = async (_names: readonly (keyof Types)[]): Promise<void> => {};

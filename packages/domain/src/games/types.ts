// Knows every type of game that can be played, by the name that contents give it (§9.18): a new type is a line here,
// one in `game-types.ts` and one in `writings.ts`. The player's build reads this file to load the rules late
// (`late-types.ts`), so keep its names and rules in this form.
import { carousel } from "./carousel/rules.ts";
import { categorise } from "./categorise/rules.ts";
import { choice } from "./choice/rules.ts";
import { dragAndDrop } from "./drag-and-drop/rules.ts";
import { gapText } from "./gaps/rules.ts";
import { hotspot } from "./hotspot/rules.ts";
import { jumpForm } from "./jump-form/rules.ts";
import { ordering } from "./ordering/rules.ts";
import { pairs } from "./pairs/rules.ts";
import { puzzle } from "./puzzle/rules.ts";
import { shortAnswer } from "./short-answer/rules.ts";
import { sketch } from "./sketch/rules.ts";
import { story } from "./story/rules.ts";
import { trueFalse } from "./true-false/rules.ts";

/** What a player needs of each type. */
export const TYPES = {
  VRAI_FAUX: trueFalse,
  CHOICE: choice,
  TEXT_A_TROUS: gapText,
  ORDERING: ordering,
  CATEGORISE: categorise,
  POINT_A_RELIER: pairs,
  SHORT_ANSWER: shortAnswer,
  DRAG_AND_DROP: dragAndDrop,
  HOTSPOT: hotspot,
  PUZZLE: puzzle,
  CAROUSSEL: carousel,
  ACADEMIZ_STORY: story,
  JUMP_FORM: jumpForm,
  ACADEMIZ_SAYNETE: sketch,
};
export type Types = typeof TYPES;

/**
 * Does nothing: here all rules are loaded. Where a build loads them late, this loads them, and rejects when some
 * cannot be loaded.
 */
export const bringTypes = async (_names: readonly (keyof Types)[]): Promise<void> => {};

// Knows every type of game that can be played, by the name that contents give it (§9.18): a new type is its two lines
// here. The player's build makes late rules of these (`late-types.ts`): names and rules stand as they are read there.
import { carousel } from "./carousel/rules.ts";
import { carouselWriting } from "./carousel/writing.ts";
import { categorise } from "./categorise/rules.ts";
import { categoriseWriting } from "./categorise/writing.ts";
import { choice } from "./choice/rules.ts";
import { choiceWriting } from "./choice/writing.ts";
import { dragAndDrop } from "./drag-and-drop/rules.ts";
import { dragAndDropWriting } from "./drag-and-drop/writing.ts";
import { gapText } from "./gaps/rules.ts";
import { gapTextWriting } from "./gaps/writing.ts";
import { hotspot } from "./hotspot/rules.ts";
import { hotspotWriting } from "./hotspot/writing.ts";
import { jumpForm } from "./jump-form/rules.ts";
import { jumpFormWriting } from "./jump-form/writing.ts";
import { ordering } from "./ordering/rules.ts";
import { orderingWriting } from "./ordering/writing.ts";
import { pairs } from "./pairs/rules.ts";
import { pairsWriting } from "./pairs/writing.ts";
import { puzzle } from "./puzzle/rules.ts";
import { puzzleWriting } from "./puzzle/writing.ts";
import { shortAnswer } from "./short-answer/rules.ts";
import { shortAnswerWriting } from "./short-answer/writing.ts";
import { sketch } from "./sketch/rules.ts";
import { sketchWriting } from "./sketch/writing.ts";
import { story } from "./story/rules.ts";
import { storyWriting } from "./story/writing.ts";
import { trueFalse } from "./true-false/rules.ts";
import { trueFalseWriting } from "./true-false/writing.ts";

/** What a player needs of each. */
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

/** What who makes and judges games needs besides. Apart, so that no player carries what it never asks. */
export const WRITINGS = {
  VRAI_FAUX: trueFalseWriting,
  CHOICE: choiceWriting,
  TEXT_A_TROUS: gapTextWriting,
  ORDERING: orderingWriting,
  CATEGORISE: categoriseWriting,
  POINT_A_RELIER: pairsWriting,
  SHORT_ANSWER: shortAnswerWriting,
  DRAG_AND_DROP: dragAndDropWriting,
  HOTSPOT: hotspotWriting,
  PUZZLE: puzzleWriting,
  CAROUSSEL: carouselWriting,
  ACADEMIZ_STORY: storyWriting,
  JUMP_FORM: jumpFormWriting,
  ACADEMIZ_SAYNETE: sketchWriting,
};

/** They are all there; where they come late, these do now. Rejects where some do not come. */
export const bringTypes = async (_names: readonly (keyof Types)[]): Promise<void> => {};

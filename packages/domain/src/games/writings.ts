// Knows what those who make and judge games need of every type besides its rules: apart, so that no player carries it.
import { carouselWriting } from "./carousel/writing.ts";
import { categoriseWriting } from "./categorise/writing.ts";
import { choiceWriting } from "./choice/writing.ts";
import { dragAndDropWriting } from "./drag-and-drop/writing.ts";
import { gapTextWriting } from "./gaps/writing.ts";
import { hotspotWriting } from "./hotspot/writing.ts";
import { jumpFormWriting } from "./jump-form/writing.ts";
import { orderingWriting } from "./ordering/writing.ts";
import { pairsWriting } from "./pairs/writing.ts";
import { puzzleWriting } from "./puzzle/writing.ts";
import { shortAnswerWriting } from "./short-answer/writing.ts";
import { sketchWriting } from "./sketch/writing.ts";
import { storyWriting } from "./story/writing.ts";
import { trueFalseWriting } from "./true-false/writing.ts";

/** What who makes and judges games needs besides `TYPES`. */
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

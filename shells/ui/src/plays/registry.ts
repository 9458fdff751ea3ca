// Knows every type of game on the screens: its name, and the view that a learner plays, which is loaded only for
// courses with such a game.
import type { GameType } from "@academiz/domain/games";
import type { LatePart } from "../late/late.tsx";
import { carouselWords } from "./carousel/words.ts";
import { categoriseWords } from "./categorise/words.ts";
import { choiceWords } from "./choice/words.ts";
import type { GameViewProps } from "./common/game-view.ts";
import type { GameWords } from "./common/game-words.ts";
import { dragAndDropWords } from "./drag-and-drop/words.ts";
import { gapTextWords } from "./gaps/words.ts";
import { hotspotWords } from "./hotspot/words.ts";
import { jumpFormWords } from "./jump-form/words.ts";
import { lateGame } from "./late-game.ts";
import { orderingWords } from "./ordering/words.ts";
import { pairsWords } from "./pairs/words.ts";
import { puzzleWords } from "./puzzle/words.ts";
import { shortAnswerWords } from "./short-answer/words.ts";
import { sketchWords } from "./sketch/words.ts";
import { storyWords } from "./story/words.ts";
import { trueFalseWords } from "./true-false/words.ts";

export const GAME_WORDS: { readonly [T in GameType]: GameWords } = {
  VRAI_FAUX: trueFalseWords,
  CHOICE: choiceWords,
  TEXT_A_TROUS: gapTextWords,
  ORDERING: orderingWords,
  CATEGORISE: categoriseWords,
  POINT_A_RELIER: pairsWords,
  SHORT_ANSWER: shortAnswerWords,
  DRAG_AND_DROP: dragAndDropWords,
  HOTSPOT: hotspotWords,
  PUZZLE: puzzleWords,
  CAROUSSEL: carouselWords,
  ACADEMIZ_STORY: storyWords,
  JUMP_FORM: jumpFormWords,
  ACADEMIZ_SAYNETE: sketchWords,
};

export const GAME_VIEWS: { readonly [T in GameType]: LatePart<GameViewProps<T>> } = {
  VRAI_FAUX: lateGame(async () => (await import("./true-false/true-false.tsx")).TrueFalse),
  CHOICE: lateGame(async () => (await import("./choice/choice.tsx")).Choice),
  TEXT_A_TROUS: lateGame(async () => (await import("./gaps/gap-text.tsx")).GapText),
  ORDERING: lateGame(async () => (await import("./ordering/ordering.tsx")).Ordering),
  CATEGORISE: lateGame(async () => (await import("./categorise/categorise.tsx")).Categorise),
  POINT_A_RELIER: lateGame(async () => (await import("./pairs/pairs.tsx")).Pairs),
  SHORT_ANSWER: lateGame(async () => (await import("./short-answer/short-answer.tsx")).ShortAnswer),
  DRAG_AND_DROP: lateGame(async () => (await import("./drag-and-drop/drag-and-drop.tsx")).DragAndDrop),
  HOTSPOT: lateGame(async () => (await import("./hotspot/hotspot.tsx")).Hotspot),
  PUZZLE: lateGame(async () => (await import("./puzzle/puzzle.tsx")).Puzzle),
  CAROUSSEL: lateGame(async () => (await import("./carousel/carousel.tsx")).Carousel),
  ACADEMIZ_STORY: lateGame(async () => (await import("./story/story.tsx")).Story),
  JUMP_FORM: lateGame(async () => (await import("./jump-form/jump-form.tsx")).JumpForm),
  ACADEMIZ_SAYNETE: lateGame(async () => (await import("./sketch/sketch.tsx")).Sketch),
};

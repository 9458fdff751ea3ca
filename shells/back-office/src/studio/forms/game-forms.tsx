// Knows the form of every type of game.
import type { GameType } from "@academiz/domain/games";
import type { ComponentType } from "react";
import { CarouselForm } from "./carousel/carousel-form.tsx";
import { CategoriseForm } from "./categorise/categorise-form.tsx";
import { ChoiceForm } from "./choice/choice-form.tsx";
import { DragAndDropForm } from "./drag-and-drop/drag-and-drop-form.tsx";
import type { GameFormProps } from "./game-form.ts";
import { GapsForm } from "./gaps/gaps-form.tsx";
import { HotspotForm } from "./hotspot/hotspot-form.tsx";
import { JumpFormForm } from "./jump-form/jump-form-form.tsx";
import { OrderingForm } from "./ordering/ordering-form.tsx";
import { PairsForm } from "./pairs/pairs-form.tsx";
import { PuzzleForm } from "./puzzle/puzzle-form.tsx";
import { ShortAnswerForm } from "./short-answer/short-answer-form.tsx";
import { SketchForm } from "./sketch/sketch-form.tsx";
import { StoryForm } from "./story/story-form.tsx";
import { TrueFalseForm } from "./true-false/true-false-form.tsx";

export interface GameForm<T extends GameType> {
  readonly Form: ComponentType<GameFormProps<T>>;
}

export const GAME_FORMS: { readonly [T in GameType]: GameForm<T> } = {
  VRAI_FAUX: { Form: TrueFalseForm },
  CHOICE: { Form: ChoiceForm },
  TEXT_A_TROUS: { Form: GapsForm },
  ORDERING: { Form: OrderingForm },
  CATEGORISE: { Form: CategoriseForm },
  POINT_A_RELIER: { Form: PairsForm },
  SHORT_ANSWER: { Form: ShortAnswerForm },
  DRAG_AND_DROP: { Form: DragAndDropForm },
  HOTSPOT: { Form: HotspotForm },
  PUZZLE: { Form: PuzzleForm },
  CAROUSSEL: { Form: CarouselForm },
  ACADEMIZ_STORY: { Form: StoryForm },
  JUMP_FORM: { Form: JumpFormForm },
  ACADEMIZ_SAYNETE: { Form: SketchForm },
};

// Knows the form of every type of game, and its picture in the list of blocks that can be added.
import type { GameType } from "@academiz/domain/games";
import type { ComponentType } from "react";
import { GAME_PICTURES, type GamePicture } from "../../product/game-pictures.ts";
import { CarouselForm } from "./carousel/carousel-form.tsx";
import { CategoriseForm } from "./categorise/categorise-form.tsx";
import { ChoiceForm } from "./choice/choice-form.tsx";
import { DragAndDropForm } from "./drag-and-drop/drag-and-drop-form.tsx";
import type { GameFormProps } from "./game-form.ts";
import { GapsForm } from "./gaps/gaps-form.tsx";
import { JumpFormForm } from "./jump-form/jump-form-form.tsx";
import { OrderingForm } from "./ordering/ordering-form.tsx";
import { PairsForm } from "./pairs/pairs-form.tsx";
import { ShortAnswerForm } from "./short-answer/short-answer-form.tsx";
import { SketchForm } from "./sketch/sketch-form.tsx";
import { StoryForm } from "./story/story-form.tsx";
import { TrueFalseForm } from "./true-false/true-false-form.tsx";

export interface GameForm<T extends GameType> extends GamePicture {
  readonly Form: ComponentType<GameFormProps<T>>;
}

export const GAME_FORMS: { readonly [T in GameType]: GameForm<T> } = {
  VRAI_FAUX: { Form: TrueFalseForm, ...GAME_PICTURES.VRAI_FAUX },
  CHOICE: { Form: ChoiceForm, ...GAME_PICTURES.CHOICE },
  TEXT_A_TROUS: { Form: GapsForm, ...GAME_PICTURES.TEXT_A_TROUS },
  ORDERING: { Form: OrderingForm, ...GAME_PICTURES.ORDERING },
  CATEGORISE: { Form: CategoriseForm, ...GAME_PICTURES.CATEGORISE },
  POINT_A_RELIER: { Form: PairsForm, ...GAME_PICTURES.POINT_A_RELIER },
  SHORT_ANSWER: { Form: ShortAnswerForm, ...GAME_PICTURES.SHORT_ANSWER },
  DRAG_AND_DROP: { Form: DragAndDropForm, ...GAME_PICTURES.DRAG_AND_DROP },
  CAROUSSEL: { Form: CarouselForm, ...GAME_PICTURES.CAROUSSEL },
  ACADEMIZ_STORY: { Form: StoryForm, ...GAME_PICTURES.ACADEMIZ_STORY },
  JUMP_FORM: { Form: JumpFormForm, ...GAME_PICTURES.JUMP_FORM },
  ACADEMIZ_SAYNETE: { Form: SketchForm, ...GAME_PICTURES.ACADEMIZ_SAYNETE },
};

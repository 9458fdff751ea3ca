// Knows the form of every type of game, and its picture in the list of blocks that can be added.
import type { GameType } from "@academiz/domain/games";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  ArrowDownUp,
  BetweenHorizontalStart,
  Cable,
  CircleHelp,
  FolderTree,
  ListChecks,
  type LucideIcon,
  TextCursorInput,
} from "lucide-react";
import type { ComponentType } from "react";
import { CategoriseForm } from "./categorise/categorise-form.tsx";
import { ChoiceForm } from "./choice/choice-form.tsx";
import type { GameFormProps } from "./game-form.ts";
import { GapsForm } from "./gaps/gaps-form.tsx";
import { OrderingForm } from "./ordering/ordering-form.tsx";
import { PairsForm } from "./pairs/pairs-form.tsx";
import { ShortAnswerForm } from "./short-answer/short-answer-form.tsx";
import { TrueFalseForm } from "./true-false/true-false-form.tsx";

export interface GameForm<T extends GameType> {
  readonly Form: ComponentType<GameFormProps<T>>;
  readonly Icon: LucideIcon;
  /** What it is good for, in a few words, for who chooses it. */
  readonly note: MessageDescriptor;
}

export const GAME_FORMS: { readonly [T in GameType]: GameForm<T> } = {
  VRAI_FAUX: { Form: TrueFalseForm, Icon: CircleHelp, note: msg`A game with a score` },
  CHOICE: { Form: ChoiceForm, Icon: ListChecks, note: msg`One right answer, or several` },
  TEXT_A_TROUS: { Form: GapsForm, Icon: BetweenHorizontalStart, note: msg`A text with words to find` },
  ORDERING: { Form: OrderingForm, Icon: ArrowDownUp, note: msg`Lines in their right order` },
  CATEGORISE: { Form: CategoriseForm, Icon: FolderTree, note: msg`Items that belong into groups` },
  POINT_A_RELIER: { Form: PairsForm, Icon: Cable, note: msg`Pairs to find` },
  SHORT_ANSWER: { Form: ShortAnswerForm, Icon: TextCursorInput, note: msg`Words or numbers to type` },
};

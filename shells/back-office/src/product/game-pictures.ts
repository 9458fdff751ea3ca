// Knows the picture of every type of game, and what it is good for, wherever one is chosen.
import type { GameType } from "@academiz/domain/games";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  ArrowDownUp,
  BetweenHorizontalStart,
  Cable,
  CircleHelp,
  FolderTree,
  GalleryHorizontal,
  ImageDown,
  ListChecks,
  ListTree,
  type LucideIcon,
  MessagesSquare,
  Split,
  TextCursorInput,
} from "lucide-react";

export interface GamePicture {
  readonly Icon: LucideIcon;
  /** What it is good for, in a few words, for who chooses it. */
  readonly note: MessageDescriptor;
}

export const GAME_PICTURES: { readonly [T in GameType]: GamePicture } = {
  VRAI_FAUX: { Icon: CircleHelp, note: msg`A game with a score` },
  CHOICE: { Icon: ListChecks, note: msg`One right answer, or several` },
  TEXT_A_TROUS: { Icon: BetweenHorizontalStart, note: msg`A text with words to find` },
  ORDERING: { Icon: ArrowDownUp, note: msg`Lines in their right order` },
  CATEGORISE: { Icon: FolderTree, note: msg`Items that belong into groups` },
  POINT_A_RELIER: { Icon: Cable, note: msg`Pairs to find` },
  SHORT_ANSWER: { Icon: TextCursorInput, note: msg`Words or numbers to type` },
  DRAG_AND_DROP: { Icon: ImageDown, note: msg`Items that belong to parts of a picture` },
  CAROUSSEL: { Icon: GalleryHorizontal, note: msg`Cards to go through, with or without questions` },
  ACADEMIZ_STORY: { Icon: Split, note: msg`Scenes and choices that lead to different ends` },
  JUMP_FORM: { Icon: ListTree, note: msg`Questions that depend on the answers before` },
  ACADEMIZ_SAYNETE: { Icon: MessagesSquare, note: msg`A talk in which learners play a part` },
};

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
  Puzzle,
  ScanSearch,
  Split,
  TextCursorInput,
} from "lucide-react";

/** Among which others it is offered: what is answered, what is put somewhere, what is gone through. */
export type GameGroup = "questions" | "places" | "ways";

export interface GamePicture {
  readonly group: GameGroup;
  readonly Icon: LucideIcon;
  /** What it is good for, in a few words, for who chooses it. */
  readonly note: MessageDescriptor;
}

export const GAME_PICTURES: { readonly [T in GameType]: GamePicture } = {
  VRAI_FAUX: { group: "questions", Icon: CircleHelp, note: msg`A game with a score` },
  CHOICE: { group: "questions", Icon: ListChecks, note: msg`One right answer, or several` },
  TEXT_A_TROUS: { group: "questions", Icon: BetweenHorizontalStart, note: msg`A text with words to find` },
  ORDERING: { group: "places", Icon: ArrowDownUp, note: msg`Lines in their right order` },
  CATEGORISE: { group: "places", Icon: FolderTree, note: msg`Items that belong into groups` },
  POINT_A_RELIER: { group: "places", Icon: Cable, note: msg`Pairs to find` },
  SHORT_ANSWER: { group: "questions", Icon: TextCursorInput, note: msg`Words or numbers to type` },
  DRAG_AND_DROP: { group: "places", Icon: ImageDown, note: msg`Items that belong to parts of a picture` },
  HOTSPOT: { group: "places", Icon: ScanSearch, note: msg`Zones of a picture to find or to name` },
  PUZZLE: { group: "places", Icon: Puzzle, note: msg`A picture in pieces, to put together or to reveal` },
  CAROUSSEL: { group: "ways", Icon: GalleryHorizontal, note: msg`Cards to go through, with or without questions` },
  ACADEMIZ_STORY: { group: "ways", Icon: Split, note: msg`Scenes and choices that lead to different ends` },
  JUMP_FORM: { group: "ways", Icon: ListTree, note: msg`Questions that depend on the answers before` },
  ACADEMIZ_SAYNETE: { group: "ways", Icon: MessagesSquare, note: msg`A talk in which learners play a part` },
};

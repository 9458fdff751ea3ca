// Knows the picture and the purpose of every type of game, for any place where one is chosen.
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

/** The groups in which types are offered: questions, places on a picture, and ways through a story. */
export type GameGroup = "questions" | "places" | "ways";

export interface GamePicture {
  readonly group: GameGroup;
  readonly Icon: LucideIcon;
  /** Its purpose in a few words, for choosing. */
  readonly note: MessageDescriptor;
  /** Other names of it, for searching. */
  readonly also: MessageDescriptor;
}

export const GAME_PICTURES: { readonly [T in GameType]: GamePicture } = {
  VRAI_FAUX: {
    group: "questions",
    Icon: CircleHelp,
    note: msg`A game with a score`,
    also: msg`quiz, yes or no, statements`,
  },
  CHOICE: {
    group: "questions",
    Icon: ListChecks,
    note: msg`One right answer, or several`,
    also: msg`quiz, multiple choice, MCQ, single choice`,
  },
  TEXT_A_TROUS: {
    group: "questions",
    Icon: BetweenHorizontalStart,
    note: msg`A text with words to find`,
    also: msg`quiz, cloze, blanks, missing words`,
  },
  ORDERING: {
    group: "places",
    Icon: ArrowDownUp,
    note: msg`Lines in their right order`,
    also: msg`sequence, sort, rank, drag and drop`,
  },
  CATEGORISE: {
    group: "places",
    Icon: FolderTree,
    note: msg`Items that belong into groups`,
    also: msg`classify, categories, columns, drag and drop`,
  },
  POINT_A_RELIER: {
    group: "places",
    Icon: Cable,
    note: msg`Pairs to find, or dots to join`,
    also: msg`matching, connect, link, memory, drag and drop, connect the dots, path`,
  },
  SHORT_ANSWER: {
    group: "questions",
    Icon: TextCursorInput,
    note: msg`Words or numbers to type`,
    also: msg`quiz, open question, text, calculation`,
  },
  DRAG_AND_DROP: {
    group: "places",
    Icon: ImageDown,
    note: msg`Items that belong to parts of a picture`,
    also: msg`drag and drop, labels, diagram`,
  },
  HOTSPOT: {
    group: "places",
    Icon: ScanSearch,
    note: msg`Zones of a picture to find or to name`,
    also: msg`hotspot, click, image map, diagram`,
  },
  PUZZLE: {
    group: "places",
    Icon: Puzzle,
    note: msg`A picture in pieces, to put together or to reveal`,
    also: msg`jigsaw, tiles, image`,
  },
  CAROUSSEL: {
    group: "ways",
    Icon: GalleryHorizontal,
    note: msg`Cards to go through, with or without questions`,
    also: msg`carousel, flash cards, slide show, timeline`,
  },
  ACADEMIZ_STORY: {
    group: "ways",
    Icon: Split,
    note: msg`Scenes and choices that lead to different ends`,
    also: msg`scenario, branching, simulation, decisions`,
  },
  JUMP_FORM: {
    group: "ways",
    Icon: ListTree,
    note: msg`Questions that depend on the answers before`,
    also: msg`survey, form, questionnaire, poll, profile`,
  },
  ACADEMIZ_SAYNETE: {
    group: "ways",
    Icon: MessagesSquare,
    note: msg`A talk in which learners play a part`,
    also: msg`dialogue, role play, conversation, scene`,
  },
};

// Knows the names of all types of game, but no rules, so that a list of names loads none.
import type { Types } from "./types.ts";

/** A type of game that can be read and scored (§9.18). */
export type GameType = keyof Types;

/** This does not compile while a name is missing. */
const NAMED: Readonly<Record<GameType, true>> = {
  VRAI_FAUX: true,
  CHOICE: true,
  TEXT_A_TROUS: true,
  ORDERING: true,
  CATEGORISE: true,
  POINT_A_RELIER: true,
  SHORT_ANSWER: true,
  DRAG_AND_DROP: true,
  HOTSPOT: true,
  PUZZLE: true,
  CAROUSSEL: true,
  ACADEMIZ_STORY: true,
  JUMP_FORM: true,
  ACADEMIZ_SAYNETE: true,
};

/** Every type of game that can be read and scored, that of a new game first; `VRAI_FAUX` is true/false. */
export const GAME_TYPES = Object.keys(NAMED) as [GameType, ...GameType[]];

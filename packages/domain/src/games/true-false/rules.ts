// Knows what a player needs of the type VRAI_FAUX.

import type { GameRules } from "../game/game-rules.ts";
import { listTrueFalseAnswers, readTrueFalseAnswers } from "./answers.ts";
import { parseTrueFalse, type TrueFalse } from "./schema.ts";
import { scoreTrueFalse } from "./score.ts";
import { type TrueFalseView, viewTrueFalse } from "./view.ts";

/** Statements, each true or false. */
export const trueFalse: GameRules<TrueFalse, TrueFalseView> = {
  steps: [],
  parse: parseTrueFalse,
  score: (game, data) => scoreTrueFalse(game, readTrueFalseAnswers(data)),
  list: (game, data) => listTrueFalseAnswers(game, readTrueFalseAnswers(data)),
  view: viewTrueFalse,
};

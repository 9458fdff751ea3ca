// Knows what those who make and judge a game of the type VRAI_FAUX need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { sampleTrueFalse } from "./sample.ts";
import type { TrueFalse } from "./schema.ts";
import { askTrueFalse, mapTrueFalseTexts } from "./texts.ts";
import { listUnwrittenStatements } from "./unwritten.ts";

/** Statements, each true or false. */
export const trueFalseWriting: GameWriting<TrueFalse> = {
  sample: sampleTrueFalse,
  solve: (game, right, wrong) =>
    solveItems(game.content.statements, right, wrong, ({ correct }, isRight) => correct === isRight),
  ask: askTrueFalse,
  findUnwritten: listUnwrittenStatements,
  nouns: {
    en: { one: "statement", many: "statements" },
    fr: { one: "affirmation", many: "affirmations", gender: "f" },
  },
  mapTexts: mapTrueFalseTexts,
  // It has texts only, and no media.
  listMedia: () => [],
};

// Knows what those who make and judge a game of the type TEXT_A_TROUS need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { type FilledGap, listBank, listGaps, listOffers } from "./fill.ts";
import { sampleGapText } from "./sample.ts";
import type { GapText } from "./schema.ts";
import { describeGap, listGapAnswers } from "./text.ts";

/** Words that may stand in the gap and are wrong. */
function miss(gap: FilledGap, bank: readonly string[]): string {
  if (gap.mode === "type") return `${gap.right} ${gap.right} ?`;
  return (gap.mode === "choose" ? listOffers(gap) : bank).find((word) => word !== gap.right) ?? gap.right;
}

/**
 * Keeps a text as it is where the change would give it another number of gaps: their settings would then belong to
 * other gaps.
 */
function keepGaps(text: string, changed: string): string {
  return listGapAnswers(changed).length === listGapAnswers(text).length ? changed : text;
}

/** A text with gaps that are typed, chosen, or filled with words of the game. */
export const gapTextWriting: GameWriting<GapText> = {
  sample: sampleGapText,
  solve(game, right, wrong) {
    const bank = listBank(game);
    return solveItems(listGaps(game), right, wrong, (gap, isRight) => (isRight ? gap.right : miss(gap, bank)));
  },
  ask: (game) =>
    listGaps(game).map(({ slug, right }, index) => ({
      ...{ slug, words: describeGap(game.content.text, index), right, isSample: game.content.sample !== undefined },
    })),
  // Each gap holds its own.
  hinted: () => [],
  findUnwritten: (game) =>
    listGaps(game).flatMap(({ right }, index) => {
      const kind = game.content.sample ? "sample" : right.trim() === "" ? "blank" : null;
      return kind ? [{ number: index + 1, kind }] : [];
    }),
  nouns: { en: { one: "gap", many: "gaps" }, fr: { one: "trou", many: "trous", gender: "m" } },
  mapTexts(game, change) {
    const { text, gaps, decoys, explanation } = game.content;
    const content = {
      ...game.content,
      text: keepGaps(text, change(text)),
      gaps: gaps.map((gap) => ({
        ...gap,
        alternatives: gap.alternatives.map(change),
        wrong: gap.wrong.map(change),
        hint: change(gap.hint),
      })),
      decoys: decoys.map(change),
      explanation: change(explanation),
    };
    return { ...game, content };
  },
  // It has texts only, and no media.
  listMedia: () => [],
};

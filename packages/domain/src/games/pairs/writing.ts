// Knows what those who make and judge a game of the type POINT_A_RELIER need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { listPartners } from "./rules.ts";
import { samplePairs } from "./sample.ts";
import type { Pair, Pairs } from "./schema.ts";

/** A pair with a missing side counts as blank. */
const showSides = ({ left, right, sample }: Pair) => ({
  text: right.trim() === "" ? "" : left,
  sample: sample && ["text"],
});

/** Left sides, each with its partner. */
export const pairsWriting: GameWriting<Pairs> = {
  sample: samplePairs,
  solve(game, right, wrong) {
    const partners = listPartners(game);
    return solveItems(game.content.pairs, right, wrong, (pair, isRight) => {
      const isOwn = ({ text }: { readonly text: string }) => text === pair.right.trim();
      return partners.find((partner) => isOwn(partner) === isRight)?.key ?? "";
    });
  },
  ask: ({ content }) =>
    content.pairs.map(({ slug, left, right, sample }) => ({
      slug,
      words: left,
      right,
      isSample: sample !== undefined,
    })),
  offer: (game) => listPartners(game).map(({ key, text }) => ({ slug: key, words: text })),
  findUnwritten: ({ content }) => findUnwritten(content.pairs.map(showSides)),
  nouns: { en: { one: "pair", many: "pairs" }, fr: { one: "paire", many: "paires", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      pairs: game.content.pairs.map((pair) => ({
        ...pair,
        left: change(pair.left),
        right: change(pair.right),
        explanation: change(pair.explanation),
      })),
      strays: game.content.strays.map(change),
    },
  }),
  // It has texts only, and no media.
  listMedia: () => [],
};

// Knows what those who make and judge a game of the type POINT_A_RELIER need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten, type UnwrittenQuestion } from "../game/unwritten.ts";
import { listPictures, mapPicture } from "../picture/picture.ts";
import { listPartners } from "./rules.ts";
import { samplePairs } from "./sample.ts";
import { isOfDots, type Pair, type Pairs } from "./schema.ts";

/** A pair with a missing side counts as blank. */
const showSides = ({ left, right, sample }: Pair) => ({
  text: right.trim() === "" ? "" : left,
  sample: sample && ["text"],
});

const findNameless = ({ content }: Pairs): readonly UnwrittenQuestion[] =>
  content.dots.flatMap(({ name }, index) => (name.trim() === "" ? [{ number: index + 1, kind: "group" }] : []));

/** Left sides, each with its partner; or dots that are joined in their order. */
export const pairsWriting: GameWriting<Pairs> = {
  sample: samplePairs,
  solve(game, right, wrong) {
    const { dots } = game.content;
    if (isOfDots(game))
      return solveItems(dots, right, wrong, ({ slug }, isRight) => {
        const other = dots.find((one) => one.slug !== slug);
        return isRight || !other ? [slug] : [other.slug, slug];
      });
    const partners = listPartners(game);
    return solveItems(game.content.pairs, right, wrong, (pair, isRight) => {
      const isOwn = ({ text }: { readonly text: string }) => text === pair.right.trim();
      return partners.find((partner) => isOwn(partner) === isRight)?.key ?? "";
    });
  },
  ask: (game) =>
    isOfDots(game)
      ? game.content.dots.map(({ slug, name }, index) => ({
          slug,
          words: String(index + 1),
          right: name,
          isSample: false,
        }))
      : game.content.pairs.map(({ slug, left, right, sample }) => ({
          ...{ slug, words: left, right },
          isSample: sample !== undefined,
        })),
  offer: (game) =>
    isOfDots(game)
      ? game.content.dots.map(({ slug, name }) => ({ slug, words: name }))
      : listPartners(game).map(({ key, text }) => ({ slug: key, words: text })),
  takesBlanks: (game) => !isOfDots(game),
  hinted: (game) => (isOfDots(game) ? [] : game.content.pairs.map(({ slug }) => slug)),
  findUnwritten: (game) => (isOfDots(game) ? findNameless(game) : findUnwritten(game.content.pairs.map(showSides))),
  nouns: {
    en: { one: "pair", many: "pairs", group: { one: "dot", many: "dots" } },
    fr: { one: "paire", many: "paires", gender: "f", group: { one: "point", many: "points", gender: "m" } },
  },
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
      dots: game.content.dots.map((dot) => ({
        ...dot,
        name: change(dot.name),
        explanation: change(dot.explanation),
      })),
      ...(game.content.picture && { picture: mapPicture(game.content, change).picture }),
    },
  }),
  listMedia: (game) => (isOfDots(game) ? listPictures([game.content.picture]) : []),
};

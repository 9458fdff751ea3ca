// Knows how dots are joined: by tries, of which the first in the place of each dot counts.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDot,
  findGameOf,
  type Game,
  isAnswered,
  listAnswers,
  listGameMedia,
  listGameTexts,
  listUnwritten,
  MOST_DOTS,
  mapGameTexts,
  placeDot,
  removeDot,
  scoreGame,
  setPairs,
  solveGame,
  tryDot,
  viewGame,
} from "../index.ts";

const make = (count: number, more: object = {}): Game<"POINT_A_RELIER"> => {
  const dots = Array.from({ length: count }, (_, at) => ({
    ...{ slug: `d${at}`, name: `Step ${at + 1}`, explanation: `Because of ${at + 1}` },
    ...{ x: (at * 37) % 100, y: (at * 61) % 100 },
  }));
  const content = { mode: "dots", pairs: [], dots, ...more };
  const game = findGameOf({ params: { config: { gameType: "POINT_A_RELIER" }, content } }, "POINT_A_RELIER");
  if (!game) throw new Error("the game cannot be read");
  return game;
};
/** The answer state after these dots were tried, one after the other. */
const play = (game: Game<"POINT_A_RELIER">, slugs: readonly string[], from: unknown = undefined): unknown =>
  slugs.reduce((data: unknown, slug) => tryDot(viewGame(game, data, null), slug) ?? data, from);

test("§9.18 a dot is worth one where it was tried first in its place; the end is reached by joining all", () => {
  const game = make(4);
  expect(scoreGame(game, undefined)).toMatchObject({ status: "NOT_STARTED" });
  const half = play(game, ["d0", "d3", "d2"]);
  expect(scoreGame(game, half)).toMatchObject({ status: "STARTED" });
  expect(scoreGame(game, half).items).toEqual([
    { slug: "d0", right: true },
    ...["d1", "d2", "d3"].map((slug) => ({ slug })),
  ]);
  // The miss is kept, although its dot is not joined yet: a reload does not undo it.
  const end = play(game, ["d1", "d2", "d3"], JSON.parse(JSON.stringify(half)));
  expect(scoreGame(game, end)).toMatchObject({ status: "COMPLETE", score: 75 });
  expect(
    viewGame(game, end, null)
      .dots.map(({ slug, place }) => `${slug} ${place}`)
      .toSorted(),
  ).toEqual(["d0 1", "d1 2", "d2 3", "d3 4"]);
});

test("§4.116 a host is told what was tried first in the place of each dot", () => {
  const game = make(3);
  expect(listAnswers(game, play(game, ["d2", "d0", "d1"]))).toEqual([
    { kind: "choice", slug: "d0", words: "1", options: ["d0", "d1", "d2"], answer: ["d2"], rightAnswer: ["d0"] },
    { kind: "choice", slug: "d1", words: "2", options: ["d0", "d1", "d2"], answer: ["d1"], rightAnswer: ["d1"] },
  ]);
});

test("§9.18 the score table: all right is 100, all wrong 0; who solves it for authors reaches what was asked", () => {
  const game = make(5);
  for (let right = 0; right <= 5; right++)
    expect(scoreGame(game, solveGame(game, right, 5)).score).toBe(Math.round((100 * right) / 5));
});

test("any tries in any order load, resume and never take a joined dot back; each dot that was missed costs its share", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 12 }), fc.array(fc.nat(14), { maxLength: 80 }), (count, tries) => {
      const game = make(count);
      const missed = new Set<number>();
      let [data, next]: [unknown, number] = [undefined, 0];
      for (const at of tries) {
        const view = viewGame(game, JSON.parse(JSON.stringify(data ?? null)), null);
        expect(view).toEqual(viewGame(game, data, null));
        data = tryDot(view, `d${at}`) ?? data;
        if (at === next && next < count) next += 1;
        else if (at > next && at < count) missed.add(next);
        expect(scoreGame(game, data).items.filter(isAnswered)).toHaveLength(next);
      }
      const rest = Array.from({ length: count }, (_, at) => `d${at}`);
      const score = Math.round((100 * (count - missed.size)) / count);
      expect(scoreGame(game, play(game, rest, data)).score).toBe(score);
    }),
  );
});

test("the dots are listed as they are read on the picture: that does not tell the order of the line", () => {
  const { dots } = viewGame(make(4), null, null);
  expect(dots.map(({ slug, x, y }) => [slug, x, y])).toEqual([
    ["d0", 0, 0],
    ["d2", 74, 22],
    ["d1", 37, 61],
    ["d3", 11, 83],
  ]);
});

test("whatever stands in the answers is read without an error", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("d0", "d1", "d2", "x"), fc.jsonValue()), (answers) => {
      const game = make(3);
      expect(() => [scoreGame(game, { answers }), listAnswers(game, { answers })]).not.toThrow();
      expect(viewGame(game, { answers }, null).dots).toHaveLength(3);
    }),
  );
});

test("a dot that came to the line meanwhile is next, and nothing that was joined is lost", () => {
  const game = make(4);
  const before = play(game, ["d0", "d1", "d2"]);
  const [first, ...rest] = game.content.dots;
  if (!first) throw new Error("no dots");
  const added = { ...first, slug: "new" };
  const changed = { ...game, content: { ...game.content, dots: [first, added, ...rest] } };
  expect(viewGame(changed, before, null).next).toBe("new");
  const after = play(changed, ["new"], before);
  expect(viewGame(changed, after, null).dots.filter(({ place }) => place !== null)).toHaveLength(2);
  expect(scoreGame(changed, play(changed, ["d1", "d2", "d3"], after)).score).toBe(100);
});

test("§8.32 a game of pairs becomes one of dots and back, and keeps what it was; three dots make a line at least", () => {
  const random = () => 0.5;
  let count = 0;
  const pairs = setPairs(make(0), { mode: "pairs" }, random);
  const dots = setPairs(pairs, { mode: "dots" }, () => (count++ % 97) / 97);
  expect(dots.content.dots).toHaveLength(3);
  expect(listUnwritten(dots).map(({ number, kind }) => [number, kind])).toEqual([1, 2, 3].map((at) => [at, "group"]));
  expect(removeDot(dots, dots.content.dots[0]?.slug ?? "").content.dots).toHaveLength(3);
  expect(setPairs(dots, { mode: "pairs" }, random).content.dots).toEqual(dots.content.dots);
  const moved = placeDot(make(3), "d1", { x: 140, y: -3.14 });
  expect(moved.content.dots[1]).toMatchObject({ x: 100, y: 0 });
  const full = Array.from({ length: MOST_DOTS + 3 }).reduce<Game<"POINT_A_RELIER">>(
    (own) => addDot(own, () => (count++ % 89_989) / 89_989),
    make(3),
  );
  expect(full.content.dots).toHaveLength(MOST_DOTS);
});

test("§3.97 its names, explanations and the words for its picture are texts; its picture is a file that it needs", () => {
  const game = make(3, { picture: { src: "document:map", alt: "A map" } });
  expect(listGameTexts(game)).toEqual(expect.arrayContaining(["Step 1", "Because of 3", "A map"]));
  expect(listGameTexts(mapGameTexts(game, (text) => text.toUpperCase()))).toContain("A MAP");
  expect(listGameMedia(game)).toEqual([{ medium: "image", address: "document:map", lacksAlternative: false }]);
});

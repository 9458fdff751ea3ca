// Knows what pairs are worth, and that partners that read alike are the same.
import { expect, test } from "vitest";
import { listAnswers, type Pairs, scoreGame, viewGame } from "../index.ts";

const make = (rights: readonly string[], strays: readonly string[] = []): Pairs => ({
  config: { gameType: "POINT_A_RELIER" },
  content: {
    pairs: rights.map((right, at) => ({ slug: `p${at}`, left: `L${at}`, right, explanation: "" })),
    strays: [...strays],
    dots: [],
  },
});
const game = (own: Pairs) => ({ gameType: "POINT_A_RELIER" as const, ...own });
const answers = (...keys: readonly string[]) => ({
  answers: Object.fromEntries(keys.map((key, at) => [`p${at}`, key])),
});

test("§9.18 the score is the share of right pairs; wrong ones take nothing away", () => {
  const own = game(make(["x", "y", "z"], ["stray"]));
  expect(scoreGame(own, answers("p0", "p1", "p2")).score).toBe(100);
  expect(scoreGame(own, answers("p0", "stray-1", "p0")).score).toBe(33);
  expect(scoreGame(own, answers("nobody", "p1")).items).toEqual([
    { slug: "p0" },
    { slug: "p1", right: true },
    { slug: "p2" },
  ]);
});
test("§9.18 partners that read alike are the same one, and right in each pair to which it belongs", () => {
  const own = game(make(["red", "blue", " red"], ["blue", "green"]));
  expect(viewGame(own, null, null).partners).toEqual([
    { key: "p0", text: "red" },
    { key: "p1", text: "blue" },
    { key: "stray-2", text: "green" },
  ]);
  expect(scoreGame(own, answers("p0", "p1", "p0")).score).toBe(100);
});
test("§4.116 a host is told of each pair among all possible ones", () => {
  expect(listAnswers(game(make(["x", "y"])), answers("p1"))).toEqual([
    {
      ...{ kind: "matching", slug: "p0", words: "L0", source: "p0", sources: ["p0", "p1"], targets: ["p0", "p1"] },
      ...{ answer: "p1", rightAnswer: "p0" },
    },
  ]);
});

test("§9.18 where the author says so, each wrong pair takes a right one away, never below 0", () => {
  const own = make(["x", "y", "z"]);
  const penal = game({ ...own, content: { ...own.content, isPenal: true } });
  const of = (...keys: readonly string[]) => scoreGame(penal, answers(...keys)).score;
  expect([of("p0", "p1", "p2"), of("p0", "p1", "p0"), of("p0", "p0", "p0")]).toEqual([100, 33, 0]);
  expect(of("p0", "p1")).toBeUndefined();
  const config = { ...penal.config, victoryThreshold: 50 };
  expect(scoreGame({ ...penal, config }, answers("p0", "p1", "p0")).status).toBe("FAILED");
});
test("§9.18 a blank pair costs nothing where a wrong one takes a right one away", () => {
  const own = make(["x", "y", "z", "w"]);
  const penal = game({
    config: { ...own.config, allowsBlanks: true },
    content: { ...own.content, isPenal: true },
  });
  const of = (...keys: readonly string[]) => scoreGame(penal, { ...answers(...keys), isHandedIn: true }).score;
  expect([of("p0", "p1"), of("p0", "p1", "p0"), of("p0", "p0", "p0")]).toEqual([50, 25, 0]);
});

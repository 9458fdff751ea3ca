// Knows where the choices of a story lead, what they are worth, and what keeps learners from an end.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addScene,
  addWay,
  changeScene,
  isAnswered,
  leadToNew,
  listAnswers,
  listFlaws,
  parseStory,
  removeFlag,
  removeScene,
  type Story,
  scoreGame,
  solveGame,
  viewGame,
} from "../index.ts";
import { boundMostPoints, exploreStory, findWay } from "./explore.ts";

const make = (content: object, config: object = {}): Story => {
  const read = parseStory({ config: { gameType: "ACADEMIZ_STORY", ...config }, content });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const game = (own: Story) => ({ gameType: "ACADEMIZ_STORY" as const, ...own });
const way = (slug: string, to: string, part: object = {}) => ({ slug, text: slug, to, ...part });
const scene = (slug: string, ways: readonly object[], part: object = {}) => ({ slug, text: slug, ways, ...part });
const end = (slug: string, ending: object = {}) => scene(slug, [], { ending });
const at = (...path: readonly string[]) => ({ answers: { path } });

/** Stories of any shape: circles, conditions, ways that lead nowhere. */
const anyStory = fc
  .record({
    scenes: fc.array(
      fc.record({
        ways: fc.array(
          fc.record({
            to: fc.nat(7),
            points: fc.integer({ min: -3, max: 5 }),
            sets: fc.subarray(["f0", "f1"]),
            needs: fc.option(
              fc.record(
                {
                  set: fc.subarray(["f0", "f1"]),
                  unset: fc.subarray(["f0", "f1"]),
                  least: fc.integer({ min: -5, max: 8 }),
                  most: fc.integer({ min: -5, max: 8 }),
                },
                { requiredKeys: ["set", "unset"] },
              ),
              { nil: undefined, freq: 4 },
            ),
          }),
          { maxLength: 3 },
        ),
        ending: fc.option(fc.record({ failed: fc.boolean(), score: fc.nat(100) }, { requiredKeys: ["failed"] }), {
          nil: undefined,
        }),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    scoring: fc.constantFrom("none", "endings", "points"),
  })
  .map(({ scenes, scoring }) =>
    make({
      scoring,
      flags: ["f0", "f1"].map((slug) => ({ slug, name: slug })),
      scenes: scenes.map(({ ways, ending }, index) =>
        scene(
          `s${index}`,
          ways.map(({ to, ...own }, place) => way(`w${index}-${place}`, `s${to}`, own)),
          { ending },
        ),
      ),
    }),
  );
/** A walk through whichever choices are offered. */
function wander(story: Story, picks: readonly number[]): readonly string[] {
  const path: string[] = [];
  for (const pick of picks) {
    const { choices } = viewGame(game(story), at(...path), null);
    const chosen = choices[pick % Math.max(1, choices.length)];
    if (!chosen) return path;
    path.push(chosen.slug);
  }
  return path;
}
const picks = fc.array(fc.nat(50), { maxLength: 40 });
/** In these stories nobody is ever stuck, and nobody reaches an end. */
const endless = anyStory.map((story) => {
  const scenes = story.content.scenes.map(({ slug, ways }) => scene(slug, [...ways, way(`${slug}-back`, "s0")]));
  return make({ ...story.content, scenes });
});
/** More choices than are kept in full. */
const manyPicks = fc.array(fc.nat(50), { minLength: 150, maxLength: 400, size: "max" });

describe("whatever the story and the choices", () => {
  test("§9.18 nobody has more points than the best way gives, and a walk along that way has as many", () => {
    fc.assert(
      fc.property(anyStory, picks, (story, chosen) => {
        const best = scoreGame(game(story), solveGame(game(story)));
        const mine = scoreGame(game(story), at(...wander(story, chosen)));
        if (mine.status === "COMPLETE") {
          expect(best.status).toBe("COMPLETE");
          expect(best.score ?? 0).toBeGreaterThanOrEqual(mine.score ?? 0);
        }
        if (best.score !== undefined && story.content.scoring === "points") expect(best.score).toBe(100);
        if (story.content.scoring === "none") expect("score" in mine).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
  test("§9.18 where not every way is looked at, no way to an end that is not failed gives more points than the bound", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const own = { ...story, content: { ...story.content, scoring: "points" as const } };
        const best = findWay(own, 1);
        if (best && !best.ending.failed)
          expect(boundMostPoints(own) ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(best.points);
      }),
      { numRuns: 300 },
    );
  });
  test("§4.66 a path whose scenes or choices were removed is walked as far as possible, and that part is kept", () => {
    fc.assert(
      fc.property(anyStory, picks, fc.nat(6), (story, chosen, gone) => {
        const path = wander(story, chosen);
        const left = removeScene(story, `s${gone}`);
        const view = viewGame(game(left), at(...path), null);
        expect(view.path).toEqual(path.slice(0, view.path.length));
        expect(viewGame(game(left), JSON.parse(JSON.stringify(at(...path))), null)).toEqual(view);
        // As long as the beginning is the same, a step is lost only where its choice no longer leads anywhere.
        const next = path[view.path.length];
        if (next !== undefined && gone !== 0) {
          expect(view.choices.some(({ slug }) => slug === next)).toBe(false);
        }
        const { items } = scoreGame(game(left), at(...path));
        expect(items.filter(isAnswered)).toHaveLength(view.path.length);
        expect(listAnswers(game(left), at(...path))).toHaveLength(view.path.length);
      }),
    );
  });
  test("only circles are left out of a long walk: the learner stands in the same state, and the rest of the path leads there", () => {
    fc.assert(
      fc.property(endless, manyPicks, (story, chosen) => {
        let path: readonly string[] = [];
        for (const one of chosen) {
          const { choices, scene: former } = viewGame(game(story), at(...path), null);
          const next = choices[one % Math.max(1, choices.length)];
          if (!next) break;
          const view = viewGame(game(story), at(...path, next.slug), null);
          const leads = story.content.scenes.find(({ slug }) => slug === former.slug)?.ways;
          expect(view.scene.slug).toBe(leads?.find(({ slug }) => slug === next.slug)?.to);
          ({ path } = view);
          expect(viewGame(game(story), at(...path), null)).toEqual(view);
        }
        expect(path.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 12 },
    );
  });
  test("where no grave flaw is told, no walk is ever stuck, and each can always reach an end", () => {
    fc.assert(
      fc.property(anyStory, picks, (story, chosen) => {
        const kinds = listFlaws(game(story)).map(({ kind }) => kind);
        const path = wander(story, chosen);
        const view = viewGame(game(story), at(...path), null);
        const isStuck = !view.ending && view.choices.length === 0;
        if (isStuck) expect(kinds).toContain("dead-end");
        if (view.ending) expect(kinds).not.toContain("no-end");
        const number = story.content.scenes.findIndex(({ slug }) => slug === view.scene.slug) + 1;
        expect(listFlaws(game(story))).not.toContainEqual({ number, kind: "unreachable" });
      }),
      { numRuns: 300 },
    );
  });
});

const fork = (scoring: string, config: object = {}) =>
  make(
    {
      scoring,
      scenes: [
        scene("a", [way("ab", "b", { points: 2 }), way("ac", "c", { points: 1 })]),
        scene("b", [way("bd", "d", { points: -1 }), way("be", "e")]),
        scene("c", [way("ce", "e", { points: 4 })]),
        end("d", { failed: true, score: 10 }),
        end("e", { score: 80 }),
      ],
    },
    config,
  );
test("§9.18 a story has no score, the score of its ending, or its points as a share of the most", () => {
  const worth = (scoring: string, path: readonly string[], config = {}) => {
    const { status, score } = scoreGame(game(fork(scoring, config)), at(...path));
    return [status, score];
  };
  expect(worth("none", ["ac", "ce"])).toEqual(["COMPLETE", undefined]);
  expect(worth("endings", ["ac", "ce"])).toEqual(["COMPLETE", 80]);
  expect(worth("endings", ["ab", "bd"])).toEqual(["FAILED", 10]);
  expect(worth("points", ["ac", "ce"])).toEqual(["COMPLETE", 100]);
  expect(worth("points", ["ab", "be"])).toEqual(["COMPLETE", 40]);
  expect(worth("points", ["ab", "be"], { victoryThreshold: 50 })).toEqual(["FAILED", 40]);
  expect(worth("points", ["ab"])).toEqual(["STARTED", undefined]);
});
test("§9.18 a choice gives its points once, however often it is made", () => {
  const circle = make({
    scoring: "points",
    scenes: [scene("a", [way("aa", "a", { points: 5 }), way("ab", "b", { points: 1 })]), end("b")],
  });
  expect(viewGame(game(circle), at("aa", "aa", "aa"), null).points).toBe(5);
  expect(solveGame(game(circle))).toEqual(at("aa", "ab"));
  expect(listAnswers(game(circle), at("aa", "aa", "ab")).map(({ slug }) => slug)).toEqual(["a", "a.2", "a.3"]);
});
test("a walk in circles goes on after any number of choices, with all flags and points", () => {
  const round = make({
    scoring: "points",
    flags: [{ slug: "key", name: "The key" }],
    scenes: [
      scene("a", [way("ab", "b", { points: 5 }), way("out", "end", { needs: { set: ["key"] } })]),
      scene("b", [way("ba", "a"), way("take", "a", { sets: ["key"] }), way("more", "a", { points: 3 })]),
      end("end"),
    ],
  });
  let path: readonly string[] = ["ab", "take", "ab", "more"];
  const write = (slug: string) => {
    path = viewGame(game(round), at(...path, slug), null).path;
  };
  for (let times = 0; times < 250; times++) for (const slug of ["ab", "ba"]) write(slug);
  expect(path.length).toBeLessThanOrEqual(200);
  const view = viewGame(game(round), at(...path), null);
  expect([view.scene.slug, view.points, view.choices.map(({ slug }) => slug)]).toEqual(["a", 8, ["ab", "out"]]);
  write("out");
  expect(scoreGame(game(round), at(...path)).status).toBe("COMPLETE");
  expect(viewGame(game(round), at(...path), null).ending).toEqual({ isFailed: false });
});
test("§3.146 a choice is offered as long as what it needs holds", () => {
  const story = make({
    flags: [{ slug: "key", name: "The key" }],
    scenes: [scene("a", [way("look", "a", { sets: ["key"] }), way("out", "b", { needs: { set: ["key"] } })]), end("b")],
  });
  const offered = (...path: readonly string[]) =>
    viewGame(game(story), at(...path), null).choices.map(({ slug }) => slug);
  expect([offered(), offered("look"), offered("out"), offered("look", "out")]).toEqual([
    ["look"],
    ["look", "out"],
    ["look"],
    [],
  ]);
  expect(listFlaws(game(story))).toEqual([]);
  // Without flags, no choice asks for one.
  const bare = removeFlag(story, "key");
  expect(viewGame(game(bare), at(), null).choices).toHaveLength(2);
});
test.each([
  ["a dead end", [scene("a", [way("ab", "b"), way("ac", "c")]), scene("b", []), end("c")], [[2, "dead-end"]]],
  ["a choice to nowhere", [scene("a", [way("ab", "b"), way("ax", "x")]), end("b")], [[1, "nowhere"]]],
  ["a scene that nothing leads to", [scene("a", [way("ab", "b")]), end("b"), end("c")], [[3, "unreachable"]]],
  [
    "a condition that never holds",
    [scene("a", [way("ab", "b", { points: 1 }), way("ac", "b", { needs: { least: 2 } })]), end("b")],
    [[1, "never-holds"]],
  ],
  [
    "a circle without an exit",
    [
      scene("a", [way("ab", "b"), way("ad", "d")]),
      scene("b", [way("bc", "c")]),
      scene("c", [way("cb", "b")]),
      end("d"),
    ],
    [
      [2, "lost"],
      [3, "lost"],
    ],
  ],
  ["no end at all", [scene("a", [way("aa", "a")])], [[0, "no-end"]]],
])("%s is told with its scene", (_, scenes, flaws) => {
  expect(listFlaws(game(make({ scenes }))).map(({ number, kind }) => [number, kind])).toEqual(flaws);
});
describe("of a story with more ways than are looked at", () => {
  const flags = Array.from({ length: 12 }, (_, index) => ({ slug: `f${index}`, name: `f${index}` }));
  const asking = (needs: object | undefined) =>
    make({
      scoring: "points",
      flags,
      scenes: [
        ...flags.map(({ slug }, index) => {
          const to = index === 11 ? "last" : `s${index + 1}`;
          return scene(`s${index}`, [way(`y${index}`, to, { points: 2, sets: [slug] }), way(`n${index}`, to)]);
        }),
        scene("last", [way("out", "end"), way("all", "end", { points: 1, needs })]),
        end("end"),
      ],
    });
  const every = asking({ set: flags.map(({ slug }) => slug) });
  test("an end is found, and with it the score: no grave flaw is told", () => {
    expect(exploreStory(every).isWhole).toBe(false);
    expect(listFlaws(game(every))).toEqual([]);
    expect(scoreGame(game(every), solveGame(game(every)))).toMatchObject({ status: "COMPLETE", score: 100 });
    const path = [...flags.map((_, index) => `y${index}`), "all"];
    expect(scoreGame(game(every), at(...path)).score).toBe(100);
    expect(scoreGame(game(every), at(...path.slice(0, -1), "out")).score).toBe(96);
  });
  test("a story in which no choices lead to an end is told so", () => {
    const { scenes } = every.content;
    const shut = { ...every, content: { ...every.content, scenes: scenes.filter(({ slug }) => slug !== "end") } };
    expect(listFlaws(game(shut))).toContainEqual({ number: 0, kind: "no-end" });
  });
  test("a flag that no choice asks for makes no more ways", () => {
    expect(exploreStory(asking(undefined)).isWhole).toBe(true);
  });
  test("§9.18 a walk that leaves out rooms of a hub does not have the most points", () => {
    const rooms = Array.from({ length: 7 }, (_, index) => `r${index}`);
    const hub = make({
      scoring: "points",
      scenes: [
        scene("hub", [...rooms.map((slug) => way(`to-${slug}`, slug)), way("out", "end")]),
        ...rooms.map((slug) =>
          scene(slug, [way(`${slug}-a`, "hub", { points: 2 }), way(`${slug}-b`, "hub", { points: 1 })]),
        ),
        end("end"),
      ],
    });
    expect(exploreStory(hub).isWhole).toBe(false);
    const visit = (list: readonly string[], choice: string) => list.flatMap((slug) => [`to-${slug}`, slug + choice]);
    const worth = (...path: readonly string[]) => scoreGame(game(hub), at(...path, "out")).score;
    expect(worth(...visit(rooms.slice(0, 4), "-a"))).toBe(38);
    expect(worth(...visit(rooms, "-a"), ...visit(rooms, "-b"))).toBe(100);
    expect(scoreGame(game(hub), solveGame(game(hub)))).toMatchObject({ status: "COMPLETE", score: 100 });
  });
});
test("a new scene is made for a choice that leads to it, and choices to a removed scene lead nowhere", () => {
  let slugs = 0;
  const random = () => (slugs++ * 0.618_033_9) % 1;
  const begun = make({ scenes: [scene("a", [])] });
  const [first] = begun.content.scenes;
  if (!first) throw new Error("no scene");
  const chosen = changeScene(begun, "a", addWay(first, random));
  const slug = chosen.content.scenes[0]?.ways[0]?.slug ?? "";
  const led = leadToNew(chosen, "a", slug, random);
  const added = led.content.scenes[1]?.slug ?? "";
  expect(led.content.scenes[0]?.ways[0]?.to).toBe(added);
  expect(removeScene(led, added).content.scenes[0]?.ways[0]?.to).toBe("");
  expect(addScene(led, random).content.scenes).toHaveLength(3);
});

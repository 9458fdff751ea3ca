// Knows that the map of a course shows every lock that the engine keeps, once, and what is wrong with them.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changeRequirements } from "../learniz/editing/index.ts";
import { applyGeneralConditions, compileLearniz, type Learniz } from "../learniz/index.ts";
import { checkLearniz, mapLocks } from "./index.ts";

const readMap = (learniz: Learniz) => mapLocks(learniz, checkLearniz(learniz));
/** Chapter c0 with the pages a (the game g) and b; chapter c1 with the page c. */
const course = makeCourse([[makeSlide("a", [makeGame("g")]), makeSlide("b")], [makeSlide("c")]]);
const done = { type: "STATUS" } as const;

test("§3.146 every lock of the engine is on the map exactly once, between nodes, in the order of the course", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const { lockers, places } = compileLearniz(learniz);
      const { nodes, lines } = readMap(learniz);
      const asked = new Map<string, unknown[]>();
      for (const { to, asks, from } of lines) {
        for (const one of asks) expect(one.slug).toBe(from);
        if (asks.length > 0) asked.set(to, [...(asked.get(to) ?? []), ...asks]);
      }
      expect(new Set(asked.keys())).toEqual(new Set(lockers.keys()));
      for (const [slug, waits] of lockers) {
        const list = asked.get(slug) ?? [];
        expect(list).toHaveLength(waits.length);
        expect(list).toEqual(expect.arrayContaining([...waits]));
      }
      const slugs = nodes.map(({ slug }) => slug);
      expect(new Set(slugs)).toEqual(new Set(lines.flatMap(({ from, to }) => [from, to])));
      expect(slugs).toEqual([...places.keys()].filter((slug) => slugs.includes(slug)));
    }),
  );
});

test("decisions 5 what the checks say of circles and dead ends is marked on the map, and nothing else", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const problems = checkLearniz(learniz);
      const { nodes, lines } = mapLocks(learniz, problems);
      const withCode = (code: string) => problems.filter((one) => one.code === code).flatMap(({ slugs }) => slugs);
      const standing = (kind: string) => nodes.filter((node) => node.standing === kind).map(({ slug }) => slug);
      expect(new Set(standing("circling"))).toEqual(new Set(withCode("waits-in-circle")));
      expect(new Set(standing("stuck"))).toEqual(new Set(withCode("never-opens")));
      const inCircle = new Set(lines.filter(({ isCircle }) => isCircle).flatMap(({ from, to }) => [from, to]));
      for (const slug of withCode("waits-in-circle")) expect(inCircle).toContain(slug);
      // Whoever follows the marked lines comes back to where they began.
      for (const start of inCircle) {
        const reached = new Set<string>();
        const queue = [start];
        for (const at of queue)
          for (const line of lines)
            if (line.isCircle && line.from === at && !reached.has(line.to)) {
              reached.add(line.to);
              queue.push(line.to);
            }
        expect(reached).toContain(start);
      }
    }),
  );
});

test("a course without a rule has an empty map", () => {
  expect(readMap(course)).toEqual({ nodes: [], lines: [] });
});

test("§3.127 a chapter, a page and a block that rules name are on the map; what nobody names is not", () => {
  const ruled = changeRequirements(
    changeRequirements(course, "c1", [
      { type: "SCORE", score: 60, chapterSlug: "c0", slideSlug: "a", interactivitySlug: "g" },
      { ...done, chapterSlug: "c0", slideSlug: "a" },
    ]),
    "c",
    [{ ...done, chapterSlug: "c0" }],
  );
  const { nodes, lines } = readMap(ruled);
  expect(nodes).toEqual([
    { slug: "c0", kind: "chapter", standing: "open" },
    { slug: "a", kind: "slide", standing: "open" },
    { slug: "g", kind: "interactivity", standing: "open" },
    { slug: "c1", kind: "chapter", standing: "waiting" },
    { slug: "c", kind: "slide", standing: "waiting" },
  ]);
  expect(lines.map(({ from, to }) => `${from}>${to}`)).toEqual(["g>c1", "a>c1", "c0>c"]);
  expect(lines[0]?.asks).toEqual([{ kind: "interactivity", slug: "g", type: "SCORE", score: 60 }]);
});

test("§5.28 a line that only the general conditions make says so", () => {
  const conditions = { ...course, validationConditions: { chainedRequirements: true } };
  const chained = applyGeneralConditions(
    changeRequirements(conditions, "c", [{ ...done, chapterSlug: "c0", slideSlug: "b" }]),
    () => 0.5,
  ).learniz;
  expect(readMap(chained).lines.map(({ from, to, isGenerated }) => [from, to, isGenerated])).toEqual([
    ["a", "b", true],
    ["b", "c", false],
  ]);
});

test("decisions 5 a circle through a chapter is drawn through it", () => {
  // The first chapter waits for a page of the second one, which waits for the first.
  const circle = changeRequirements(
    changeRequirements(course, "c0", [{ ...done, chapterSlug: "c1", slideSlug: "c" }]),
    "c1",
    [{ ...done, chapterSlug: "c0" }],
  );
  const { nodes, lines } = readMap(circle);
  expect(nodes.map(({ slug, standing }) => [slug, standing])).toEqual([
    ["c0", "circling"],
    ["c1", "circling"],
    ["c", "behind"],
  ]);
  expect(lines.map(({ from, to, isCircle, asks }) => [from, to, isCircle, asks.length])).toEqual([
    ["c", "c0", true, 1],
    ["c0", "c1", true, 1],
    ["c1", "c", true, 0],
  ]);
});

test("§4.35 a part inside one that waits is not open from the start", () => {
  const ruled = changeRequirements(changeRequirements(course, "c0", [{ ...done, chapterSlug: "c1" }]), "b", [
    { type: "SCORE", score: 50, chapterSlug: "c0", slideSlug: "a", interactivitySlug: "g" },
  ]);
  expect(readMap(ruled).nodes.map(({ slug, standing }) => [slug, standing])).toEqual([
    ["c0", "waiting"],
    ["g", "waiting"],
    ["b", "waiting"],
    ["c1", "open"],
  ]);
});

// Knows which elements are told to wait for each other in a circle, and which closed ones are in none.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compileLearniz,
  type Learniz,
  type Requirement,
  type RequirementElement,
  type Slide,
  type Validator,
} from "../learniz/index.ts";
import { listGains } from "./gains.ts";
import { checkLearniz } from "./index.ts";
import { findReach } from "./reach.ts";

type Target = Omit<RequirementElement, "type">;
const game = (slug: string, weight?: number) => makeSlide(slug, [makeGame(`${slug}-g`, weight)]);
const need = (target: Target): Requirement => ({ elements: [{ type: "STATUS", ...target }] });
const needScore = (target: Target, score: number): Requirement => ({ elements: [{ type: "SCORE", score, ...target }] });
const bind = (slide: Slide, ...requirements: Requirement[]): Slide => ({ ...slide, requirements });
const toSlide = (slideSlug: string) => need({ slideSlug });
const make = (...chapters: Slide[][]): Learniz => ({ ...makeCourse(chapters), validators: [{ elements: [] }] });
const change = (learniz: Learniz, index: number, part: { requirements?: Requirement[]; validators?: Validator[] }) => ({
  ...learniz,
  chapters: learniz.chapters.map((chapter, c) => (c === index ? { ...chapter, ...part } : chapter)),
});
/**
 * The locks alone: circles as `a→b-g→b` (who waits, what for, and through which next one), then `shut x`; those that
 * wait behind follow a `+`.
 */
const tell = (learniz: Learniz) =>
  checkLearniz(learniz).flatMap((problem) => {
    if (problem.code !== "never-opens" && problem.code !== "waits-in-circle") return [];
    const behind = problem.behind.length === 0 ? "" : ` +${problem.behind.join(" ")}`;
    if (problem.code === "never-opens") return [`shut ${problem.slugs.join(" ")}${behind}`];
    const circle = problem.waits.map(({ slug, waitsFor, through }) => `${slug}→${waitsFor.slug}→${through}`);
    return [`${circle.join(" ")}${behind}`];
  });

describe("§4.31 decisions 5 a circle is told as one, its members in order", () => {
  test("of two, of three, and of one that waits for itself", () => {
    expect(tell(make([bind(game("a"), toSlide("b")), bind(game("b"), toSlide("a"))]))).toEqual(["a→b→b b→a→a"]);
    const three = make([
      game("z"),
      bind(game("a"), toSlide("c")),
      bind(game("b"), toSlide("a")),
      bind(game("c"), toSlide("b")),
    ]);
    expect(tell(three)).toEqual(["a→c→c c→b→b b→a→a"]);
    expect(tell(make([game("z"), bind(game("a"), toSlide("a"))]))).toEqual(["a→a→a"]);
  });
  test("through what stands in a slide, through a score, through the chapter around and the chapter asked for", () => {
    const inside = make([
      bind(game("a"), need({ interactivitySlug: "b-g" })),
      bind(game("b", 1), needScore({ slideSlug: "a" }, 40)),
    ]);
    expect(tell(inside)).toEqual(["shut b +a"]);
    const scored = make([
      bind(game("a", 1), needScore({ interactivitySlug: "b-g" }, 40)),
      bind(game("b", 1), needScore({ slideSlug: "a" }, 40)),
    ]);
    expect(tell(scored)).toEqual(["a→b-g→b b→a→a"]);
    const around = change(make([bind(game("a"), toSlide("b"))], [game("b"), game("d")]), 1, {
      requirements: [toSlide("a")],
    });
    expect(tell(around)).toEqual(["a→b→c1 c1→a→a"]);
    const own = change(make([game("a")], [game("b")]), 1, { requirements: [need({ interactivitySlug: "b-g" })] });
    expect(tell(own)).toEqual(["c1→b-g→c1"]);
  });
  test("through the slides that a chapter needs, and through none that it does not", () => {
    const asked = (...slugs: string[]): Validator[] => [
      { elements: slugs.map((slug) => ({ slug, type: "STATUS" as const })) },
    ];
    const base = make(
      [game("z"), bind(game("a"), need({ chapterSlug: "c1" }))],
      [bind(game("b", 1), toSlide("a")), game("d")],
    );
    expect(tell(base)).toEqual([]);
    expect(tell(change(base, 1, { validators: asked("b") }))).toEqual(["a→c1→b b→a→a"]);
    expect(tell(change(base, 1, { validators: asked("d") }))).toEqual([]);
    const impossible = [{ minimumAverageScore: 101, elements: [] }];
    expect(tell(change(base, 1, { validators: impossible }))).toEqual(["a→c1→b b→a→a"]);
    const byScore = make(
      [game("z"), bind(game("a"), needScore({ chapterSlug: "c1" }, 1))],
      [bind(game("b", 1), toSlide("a")), bind(game("d"), toSlide("a"))],
    );
    expect(tell(byScore)).toEqual(["a→c1→b b→a→a +d"]);
    const only = make([game("z"), bind(game("a"), need({ chapterSlug: "c1" }))], [bind(game("b"), toSlide("a"))]);
    expect(tell(only)).toEqual(["a→c1→b b→a→a"]);
    const twice = change(change(base, 1, { requirements: [toSlide("a")] }), 0, {});
    expect(tell(twice)).toEqual(["a→c1→c1 c1→a→a"]);
  });
  test("of several circles each is told once; what only waits for one of their members never opens", () => {
    const pair = (one: string, other: string) => [bind(game(one), toSlide(other)), bind(game(other), toSlide(one))];
    const learniz = make([...pair("a", "b"), bind(game("m"), toSlide("b"), toSlide("c")), ...pair("c", "d")]);
    expect(tell(learniz)).toEqual(["a→b→b b→a→a +m", "c→d→d d→c→c"]);
    const knot = make([
      bind(game("a"), toSlide("b"), toSlide("c")),
      bind(game("b"), toSlide("a")),
      bind(game("c"), toSlide("a")),
    ]);
    expect(tell(knot)).toEqual(["a→b→b b→a→a", "a→c→c c→a→a"]);
  });
  test("waiting for something impossible puts nobody in a circle", () => {
    const learniz = make([
      bind(game("a"), needScore({ slideSlug: "b" }, 10)),
      bind(game("b"), toSlide("a"), toSlide("nowhere")),
    ]);
    expect(tell(learniz)).toEqual(["shut a", "shut b"]);
    const tooMuch = make([
      bind(game("a", 1), needScore({ slideSlug: "b" }, 101)),
      bind(game("b", 1), needScore({ slideSlug: "a" }, 1)),
    ]);
    expect(tell(tooMuch)).toEqual(["shut a +b"]);
    const endless = { ...bind(game("b"), toSlide("a")), validators: [{ minimumAverageScore: 1, elements: [] }] };
    expect(tell(make([bind(game("a"), toSlide("b")), endless]))).toEqual(["shut a +b"]);
    const asked = [{ elements: [{ slug: "d", type: "STATUS" as const }] }];
    const chapter = make(
      [game("z"), bind(game("a"), need({ chapterSlug: "c1" }))],
      [bind(game("b"), toSlide("a")), { ...game("d"), validators: [{ minimumAverageScore: 1, elements: [] }] }],
    );
    expect(tell(change(chapter, 1, { validators: asked }))).toEqual(["shut a +b"]);
  });
  test("an element that never opens is told with what nobody can do, and not with what can be done", () => {
    const learniz = make([game("a"), bind(game("b"), toSlide("a"), needScore({ slideSlug: "a" }, 60), toSlide("a"))]);
    expect(checkLearniz(learniz)).toContainEqual(
      expect.objectContaining({
        code: "never-opens",
        slugs: ["b"],
        waitsFor: [{ kind: "slide", slug: "a", type: "SCORE", score: 60 }],
      }),
    );
  });
  test("thousands of elements behind a circle are not in it, and a circle of thousands is one", {
    tags: "long",
  }, () => {
    const names = Array.from({ length: 3_000 }, (_, n) => `s${n}`);
    const chain = names.map((slug, n) => bind(game(slug), toSlide(names[n - 1] ?? "s1")));
    expect(tell(make(chain))).toEqual([`s0→s1→s1 s1→s0→s0 +${names.slice(2).join(" ")}`]);
    const ring = names.map((slug, n) => bind(game(slug), toSlide(names.at(n - 1) ?? "")));
    expect(tell(make(ring))).toHaveLength(1);
  });
});

describe("decisions 5 elements that only wait behind a problem are told with it, by their number", () => {
  test("§8.32 a chain broken by one unplayable game is told once, with all that wait behind it", () => {
    const names = Array.from({ length: 200 }, (_, n) => `s${n}`);
    const [, ...rest] = names.map((slug, n) => bind(game(slug, 1), ...(n === 0 ? [] : [toSlide(names[n - 1] ?? "")])));
    const broken = makeSlide("s0", [{ ...makeGame("lost", 1), medias: [] }]);
    const validators = [{ elements: [{ slug: "lost", type: "STATUS" as const }] }];
    const problems = checkLearniz(make([{ ...broken, validators }, ...rest]));
    expect(problems.map(({ code, slugs }) => [code, ...slugs].join(" "))).toEqual([
      "game-unplayable lost s0",
      "never-opens s1",
      "never-completes",
    ]);
    expect(problems[1]).toMatchObject({ behind: names.slice(2) });
    expect(problems[1]?.text).toMatch(/ 198 more never open behind it\.$/);
  });
  test("§4.31 an element that also waits for something impossible is told by itself, with those behind it", () => {
    const learniz = make([
      game("z"),
      bind(game("a"), toSlide("nowhere")),
      bind(game("b"), toSlide("a")),
      bind(game("c"), toSlide("b"), needScore({ slideSlug: "z" }, 10)),
      bind(game("d"), toSlide("c")),
    ]);
    expect(tell(learniz)).toEqual(["shut a +b", "shut c +d"]);
  });
  test("§4.35 slides of a chapter that waits behind are not counted, but those that wait for these slides are", () => {
    const learniz = make(
      [game("z"), bind(game("a"), toSlide("nowhere"))],
      [game("b"), bind(game("c"), toSlide("b"))],
      [bind(game("d"), toSlide("c"))],
    );
    expect(tell(change(learniz, 1, { requirements: [toSlide("a")] }))).toEqual(["shut a +c1 d"]);
  });
});

test("§4.31 each member of a told circle stays closed and waits for what is told; what never opens is told with what is missing", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const course = compileLearniz(learniz);
      const reach = findReach(course, listGains(course));
      for (const problem of checkLearniz(learniz)) {
        if (problem.code === "never-opens") expect(problem.waitsFor).not.toEqual([]);
        if (problem.code !== "waits-in-circle") continue;
        const { slugs, waits } = problem;
        expect(waits.map(({ slug }) => slug)).toEqual(slugs);
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const [at, { slug, waitsFor, through }] of waits.entries()) {
          expect(reach.open.has(slug)).toBe(false);
          expect(course.lockers.get(slug)).toContainEqual(waitsFor);
          expect(through).toBe(slugs[(at + 1) % slugs.length]);
        }
      }
    }),
    { numRuns: process.env["ACADEMIZ_LONG"] ? 3_000 : 300 },
  );
});

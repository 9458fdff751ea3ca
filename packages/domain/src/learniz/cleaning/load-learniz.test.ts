// Knows what loading a course gives: the course, what was mended, or why not.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weighScores } from "../../scoring/index.ts";
import { type Learniz, type LoadedLearniz, loadLearniz } from "../index.ts";

const store = (learniz: unknown): unknown => JSON.parse(JSON.stringify(learniz));
function load(content: unknown): LoadedLearniz {
  const loaded = loadLearniz(store(content));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}
const listInteractivities = ({ learniz }: LoadedLearniz) =>
  learniz.chapters.flatMap((chapter) => chapter.slides.flatMap((slide) => slide.interactivities));

describe("what cannot be loaded", () => {
  test.each([null, 3, "x", [], undefined])("§4.81 %j is not an object", (json) => {
    expect(loadLearniz(json)).toMatchObject({ ok: false, error: { kind: "not-an-object" } });
  });
  test.each([
    [undefined, "unknown-version"],
    ["0.9.0", "unknown-version"],
    ["1.5", "unknown-version"],
    ["1.12.0", "newer-version"],
    ["2.0.0", "newer-version"],
    ["1.11.1", "newer-version"],
  ])("§4.81 version %j is a %s", (version, kind) => {
    const failed = loadLearniz({ version });
    expect(failed).toMatchObject({ ok: false, error: { kind, ...(version === undefined ? {} : { version }) } });
  });
  test("§4.81 invalid content names each fault by its path", () => {
    const course = { ...makeCourse([[makeSlide("a")]]), local: "DE" };
    const broken = { ...course, chapters: [{ ...course.chapters[0], title: 4 }] };
    const failed = loadLearniz(broken);
    expect(failed.ok ? [] : failed.error.faults).toEqual([
      { path: ["local"], message: 'expected "FR" or "EN"' },
      { path: ["chapters", 0, "title"], message: "expected string" },
    ]);
  });
  test("§4.81 a kind that is not a text is a fault like any other", () => {
    const { chapters, ...course } = makeCourse([[makeSlide("s0", [makeTextBox("t0")])]]);
    const broken = JSON.parse(JSON.stringify({ ...course, chapters }), (key, value) =>
      key === "type" && value === "text-box" ? { toString: [] } : value,
    );
    expect(loadLearniz(broken)).toMatchObject({ ok: false });
  });

  test("§4.81 loading never throws, whatever the JSON", () => {
    const anyRoot = fc.record({
      version: fc.constantFrom("1.0.0", "1.6.0", "1.11.0"),
      chapters: fc.jsonValue(),
      params: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyRoot), (json) => {
        expect(typeof loadLearniz(json).ok).toBe("boolean");
      }),
    );
  });
});

test("§5.34 a clean course loads as it is, and loading a loaded course changes nothing", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const first = load(learniz);
      expect(first).toEqual({ learniz: store(learniz), notices: [] });
      expect(load(first.learniz)).toEqual(first);
    }),
  );
});

describe("cleaning", () => {
  const base = makeCourse([[makeSlide("a", [makeGame("g")])], [makeSlide("b")]]);
  const withCourse = (change: Partial<Learniz>) => load({ ...base, ...change });

  test("§5.34 §5.35 elements of a validator that are no children are removed, and a validator left empty is dropped", () => {
    const { learniz, notices } = withCourse({
      validators: [
        {
          elements: [
            { slug: "c0", type: "STATUS" },
            { slug: "gone", type: "STATUS" },
          ],
        },
        { elements: [{ slug: "a", type: "STATUS" }] },
        { minimumAverageScore: 0, elements: [{ slug: "gone", type: "SCORE" }] },
      ],
    });
    expect(learniz.validators).toEqual([
      { elements: [{ slug: "c0", type: "STATUS" }] },
      { minimumAverageScore: 0, elements: [] },
    ]);
    expect(notices.map(({ code }) => code)).toEqual(["rule.dangling", "rule.dangling", "rule.dangling"]);
  });
  test("§5.34 a requirement is judged by the deepest slug that it names", () => {
    const requirements = [
      {
        elements: [
          { type: "STATUS" as const, chapterSlug: "gone", slideSlug: "a" },
          { type: "STATUS" as const, chapterSlug: "c0", slideSlug: "a", interactivitySlug: "gone" },
        ],
      },
      { elements: [{ type: "STATUS" as const, slideSlug: "c0" }] },
      { elements: [{ type: "STATUS" as const }] },
    ];
    const [first, second] = base.chapters;
    const { learniz, notices } = withCourse({ chapters: [first, { ...second, requirements }] as Learniz["chapters"] });
    expect(learniz.chapters[1]?.requirements).toEqual([
      { elements: [{ type: "STATUS", chapterSlug: "gone", slideSlug: "a" }] },
    ]);
    expect(notices).toHaveLength(3);
  });
  test("§5.23 §8.29 empty and repeated slugs are replaced by ones made from their indexes, the same at every load", () => {
    const twin = makeCourse([[makeSlide("a", [makeTextBox("")]), makeSlide("a", [makeTextBox("a")])]]);
    const once = load(twin);
    expect(once.learniz.chapters[0]?.slides.map(({ slug }) => slug)).toEqual(["a", "a-0-1"]);
    expect(listInteractivities(once).map(({ slug }) => slug)).toEqual(["nullSlug-0-0-0", "a-0-1-0"]);
    expect(once.notices.map(({ level, text }) => `${level}: ${text}`)).toEqual([
      "warning: Null slug at 0-0-0 : now 'nullSlug-0-0-0'",
      "warning: Duplicate slug 'a' at 0-1 : now 'a-0-1'",
      "warning: Duplicate slug 'a' at 0-1-0 : now 'a-0-1-0'",
    ]);
    expect(load(twin)).toEqual(once);
  });
  test("§5.23 a mended slug never takes one that is used further down", () => {
    const mended = load(makeCourse([[makeSlide("a"), makeSlide("a"), makeSlide("a-0-1")]]));
    expect(mended.learniz.chapters[0]?.slides.map(({ slug }) => slug)).toEqual(["a", "a-0-1-2", "a-0-1"]);
  });
  test("§5.36 §5.37 each of several contents becomes a text box, and the rules follow", () => {
    const contents = ["1", "2", "3"].map((text) => ({ nodes: [{ type: "paragraph" as const, children: [{ text }] }] }));
    const box = {
      ...makeTextBox("t"),
      data: { boxes: [{ contents: contents.slice(0, 2) }, { contents: contents.slice(2) }] },
    };
    const slide = {
      ...makeSlide("s", [box as never]),
      validators: [{ elements: [{ slug: "t", type: "STATUS" as const }] }],
    };
    const requirements = [
      { elements: [{ type: "STATUS" as const, chapterSlug: "c0", slideSlug: "s", interactivitySlug: "t" }] },
    ];
    const loaded = load(makeCourse([[slide, { ...makeSlide("next"), requirements }]]));
    expect(listInteractivities(loaded)).toMatchObject(
      [0, 1, 2].map((n) => ({ slug: `t-${n}`, data: { boxes: [{ contents: [contents[n]] }] } })),
    );
    const slides = loaded.learniz.chapters[0]?.slides;
    expect(slides?.[0]?.validators[0]?.elements.map(({ slug }) => slug)).toEqual(["t-0", "t-1", "t-2"]);
    expect(slides?.[1]?.requirements[0]?.elements.map(({ interactivitySlug }) => interactivitySlug)).toEqual([
      "t-0",
      "t-1",
      "t-2",
    ]);
    expect(loaded.notices).toEqual([]);
    expect(load(loaded.learniz)).toEqual(loaded);
  });
  test("§5.37 parts of one box never take the slug of a part of another", () => {
    const make = (slug: string, count: number) => {
      const contents = Array.from({ length: count }, () => ({ nodes: [] }));
      return { ...makeTextBox(slug), data: { boxes: [{ contents }] } } as never;
    };
    const slugs = listInteractivities(load(makeCourse([[makeSlide("s", [make("t", 2), make("t-0", 3)])]]))).map(
      ({ slug }) => slug,
    );
    expect(new Set(slugs).size).toBe(5);
  });
  test("§5.36 a text box of one content stays as it is", () => {
    const one = { ...makeTextBox("t"), data: { boxes: [{ contents: [{ nodes: [] }] }] } };
    expect(listInteractivities(load(makeCourse([[makeSlide("s", [one as never])]])))).toEqual([one]);
  });
  test("§5.38 a text box without boxes gets an empty list of them", () => {
    const bare = [
      { slug: "t", type: "text-box", medias: [] },
      { slug: "u", type: "text-box", medias: [], data: {} },
    ];
    expect(listInteractivities(load(makeCourse([[makeSlide("s", bare as never)]]))).map(({ data }) => data)).toEqual([
      { boxes: [] },
      { boxes: [] },
    ]);
  });
});

describe("weights", () => {
  test.each([
    [-1, 0],
    [-1e308, 0],
    [5e-324, 0],
    [1e308, 1_000_000],
  ])("§4.59 no average can be reckoned with a weight of %d: %d is taken, and told", (weight, taken) => {
    const loaded = load(makeCourse([[makeSlide("a", [makeGame("g", weight), makeGame("h", 3)])]]));
    expect(listInteractivities(loaded).map((one) => one.type === "game" && one.weight)).toEqual([taken, 3]);
    expect(loaded.notices).toMatchObject([{ code: "weight.mended", level: "warning" }]);
  });
  test("§4.59 whatever the weights, a loaded course gives scores from 0 to 100 or none", () => {
    const weights = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(weights, fc.double({ min: 0, max: 100, noNaN: true })), { minLength: 1 }),
        (games) => {
          const { learniz } = load(
            makeCourse([
              [
                makeSlide(
                  "a",
                  games.map(([weight], at) => makeGame(`g${at}`, weight)),
                ),
              ],
            ]),
          );
          const items = listInteractivities({ learniz, notices: [] }).map((one, at) => ({
            weight: one.type === "game" ? one.weight : undefined,
            score: games[at]?.[1],
          }));
          const average = weighScores(items as Parameters<typeof weighScores>[0]);
          if (average !== undefined) expect(average >= 0 && average <= 100 + 1e-9).toBe(true);
        },
      ),
    );
  });
});

// Knows each problem that authors are told of, and that a course without one can be finished.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findBestResult, makeTable, type PlainBlock } from "../interactivities/index.ts";
import {
  applyGeneralConditions,
  compileLearniz,
  type Interactivity,
  type Learniz,
  type Requirement,
  type Slide,
} from "../learniz/index.ts";
import { checkLearniz } from "./index.ts";

const need = (slideSlug: string): Requirement => ({ elements: [{ type: "STATUS", slideSlug }] });
const needScore = (interactivitySlug: string, score: number): Requirement => ({
  elements: [{ type: "SCORE", interactivitySlug, score }],
});
const bind = (slide: Slide, ...requirements: Requirement[]): Slide => ({ ...slide, requirements });
const check = (learniz: Learniz) => checkLearniz(learniz).map(({ code, slugs }) => [code, ...slugs].join(" "));
/** The course asks for everything, so that the check of courses done at once stays silent. */
const asked = (...chapters: Slide[][]) =>
  applyGeneralConditions({ ...makeCourse(chapters), validationConditions: { validAll: true } }, () => 0).learniz;
const write = (slug: string, words: string): Interactivity => ({
  slug,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: words }] }] }] }] },
});
const text = (slug: string) => makeSlide(slug, [write(`${slug}-text`, "Words")]);

test("§5.29 nothing is said of a course that is well", () => {
  expect(
    check(
      asked([text("a"), bind(makeSlide("b", [makeGame("g", 1)]), need("a"))], [bind(text("c"), needScore("g", 100))]),
    ),
  ).toEqual([]);
});
test("§3.126 empty courses, chapters and slides", () => {
  expect(check(makeCourse([]))).toEqual(["empty-course"]);
  expect(check(asked([makeSlide("a")], []))).toEqual(["empty-chapter c1", "empty-slide a"]);
});
test("§3.141 a slide in which nobody has written yet", () => {
  const blank = [makeTextBox("none"), write("spaces", "  ")];
  expect(check(asked([makeSlide("a", blank), makeSlide("b", [...blank, write("words", "Words")])]))).toEqual([
    "empty-slide a",
    "empty-text aaaaaaaaaa b",
    "empty-text aaaaaaaaaa-2 b",
  ]);
});
test("§4.33 a score asked of what never has one", () => {
  expect(check(asked([text("a"), bind(text("b"), needScore("a-text", 10))]))).toContain("score-never-given b a-text");
  expect(check({ ...asked([text("a")]), validators: [{ minimumAverageScore: 0, elements: [] }] })).toContain(
    "score-never-given",
  );
});
test("§4.37 a score beyond 100 opens nothing", () => {
  const course = asked([makeSlide("a", [makeGame("g", 1)]), bind(text("b"), needScore("g", 101))]);
  expect(check(course)).toEqual(["score-out-of-reach b g", "never-opens b", "never-completes"]);
});
test("§4.31 a cycle never opens; what only waits for something later is a warning", () => {
  expect(check(asked([text("z"), bind(text("a"), need("b")), bind(text("b"), need("a"))]))).toEqual([
    "waits-in-circle a b",
    "never-completes",
  ]);
  expect(check(asked([bind(text("a"), need("b")), text("b")]))).toEqual(["requires-later a b"]);
});
test("§4.43 a course that completes at its first slide", () => {
  expect(check(makeCourse([[text("a"), text("b")]]))).toEqual(["completes-at-first-slide"]);
});
test("§3.141 sounds without transcript, films without captions, a background without alternative; an empty alt is decorative", () => {
  const nodes = [
    { type: "audio", src: "document:s", title: "t", transcript: " ", children: [] },
    { type: "video", src: "document:s", title: "t", captionsSrc: "", children: [] },
    { type: "image", src: "document:s", alt: "", children: [] },
  ];
  const box = { ...makeTextBox("t"), data: { boxes: [{ contents: [{ nodes }] }] } } as never;
  const course = asked([makeSlide("a", [box])]);
  const styled = {
    ...course,
    params: { styleParams: { status: "CUSTOM", slideBackground: { type: "IMAGE", src: "document:x" } } },
  };
  const media = checkLearniz(styled).map((problem) =>
    problem.code === "missing-alternative" ? problem.medium : problem.code,
  );
  expect(media).toEqual(["image", "audio", "video"]);
});

test("§3.141 tables in which neither the first row nor the first column is a head are told with their block", () => {
  const table = (headRow: boolean, headColumn: boolean) => ({ ...makeTable(2, 2), headRow, headColumn });
  const nodes = [table(true, false), table(false, false), table(false, true), table(false, false), makeTable(1, 1)];
  const box = { ...makeTextBox("t"), data: { boxes: [{ contents: [{ nodes }] }] } } as never;
  const told = checkLearniz(asked([makeSlide("a", [box])])).filter(({ code }) => code === "table-without-head");
  expect(told).toMatchObject([{ severity: "warning", slugs: ["t", "a"], numbers: [2, 4] }]);
});

test("decisions 5 a subheading that no heading of its page precedes is told with its block, a later one is not", () => {
  const box = (slug: string, ...types: string[]) => ({
    ...makeTextBox(slug),
    data: { boxes: [{ contents: [{ nodes: types.map((type) => ({ type, children: [{ text: "a" }] })) }] }] },
  });
  const pages = [
    makeSlide("a", [
      box("t", "heading-3", "heading-3"),
      box("u", "heading-2", "heading-3"),
      box("v", "heading-3"),
    ] as never),
    makeSlide("b", [box("w", "paragraph", "heading-3")] as never),
  ];
  expect(checkLearniz(asked(pages)).filter(({ code }) => code === "heading-skipped")).toMatchObject([
    { severity: "warning", slugs: ["t", "a"], count: 2 },
    { severity: "warning", slugs: ["w", "b"], count: 1 },
  ]);
});

test("decisions 5 embedded pages without a title and those of hosts that are not allowed are told with their block, in columns too", () => {
  const embed = (src: string, title: string): PlainBlock => ({ type: "embed", src, title, children: [{ text: "" }] });
  const column = (...children: PlainBlock[]) => ({ type: "column" as const, children });
  const away = embed("https://maps.example/a", "");
  const columns = { type: "columns", children: [column(away, embed("javascript:1", "x")), column(away)] } as const;
  const nodes = [embed("https://www.films.example/a", "A film"), columns];
  const box = { ...makeTextBox("t"), data: { boxes: [{ contents: [{ nodes }] }] } } as never;
  const told = (hosts?: readonly string[]) =>
    checkLearniz(asked([makeSlide("a", [box])]), { hosts }).filter(({ code }) => code.startsWith("embed"));
  const found = { severity: "warning", slugs: ["t", "a"] };
  expect(told()).toMatchObject([{ ...found, code: "embed-without-title", count: 2 }]);
  expect(told(["films.example"])).toMatchObject([
    { code: "embed-without-title" },
    { ...found, code: "embed-not-allowed", host: "maps.example" },
    { ...found, code: "embed-not-allowed", host: "javascript:1" },
  ]);
  expect(told([])).toHaveLength(4);
});

test("§1.38 a film that ends before it starts, chapters that are not played and those without a title are told with their block", () => {
  const film = (times: object) => ({
    type: "video",
    src: "document:s",
    title: "t",
    captionsSrc: "c",
    children: [],
    ...times,
  });
  const chapters = [
    { at: 5, title: "Early" },
    { at: 20, title: "" },
    { at: 90, title: "" },
  ];
  const nodes = [film({}), film({ start: 10, end: 60, chapters }), film({ start: 10, end: 5 })];
  const box = { ...makeTextBox("t"), data: { boxes: [{ contents: [{ nodes }] }] } } as never;
  const told = checkLearniz(asked([makeSlide("a", [box])])).filter(({ code }) => code === "film-flawed");
  const shared = { severity: "warning", slugs: ["t", "a"] };
  expect(told).toMatchObject([
    { ...shared, kind: "end", count: 1 },
    { ...shared, kind: "outside", count: 2 },
    { ...shared, kind: "untitled", count: 2 },
  ]);
});

test("§3.98 §3.141 a picture, a sound, a film and captions that are no file of the library are told with their address, wherever they stand; links are the learner's to follow", () => {
  const box = write("t", "");
  const data = {
    boxes: [
      {
        contents: [
          {
            nodes: [
              { type: "image", src: " HTTPS://a.example/b.png", alt: "", children: [] },
              { type: "audio", src: "//a.example/b.mp3", title: "t", transcript: "w", children: [] },
              { type: "video", src: "document:film", title: "t", captionsSrc: "https://a.example/b.vtt", children: [] },
              { type: "image", src: "data:image/png;base64,AA", alt: "", children: [] },
              { type: "image", src: "", alt: "", children: [] },
              { type: "paragraph", children: [{ type: "link", url: "https://a.example", children: [{ text: "to" }] }] },
            ],
          },
        ],
      },
    ],
  };
  const card = {
    slug: "k",
    back: [
      { type: "video", src: "https://films.example/watch?v=1", captionsSrc: "document:c", title: "t", children: [] },
    ],
  };
  const cards = { slug: "cards", type: "flip-card", medias: [], data: { cardRows: [[card]], cardSize: "m" } };
  const course = asked([text("z"), makeSlide("a", [{ ...box, data } as never]), makeSlide("b", [cards as never])]);
  const told = checkLearniz(course).flatMap((problem) =>
    problem.code === "media-outside" ? [[problem.severity, problem.medium, problem.address, ...problem.slugs]] : [],
  );
  expect(told).toEqual([
    ["warning", "image", "HTTPS://a.example/b.png", "t", "a"],
    ["warning", "audio", "//a.example/b.mp3", "t", "a"],
    ["warning", "captions", "https://a.example/b.vtt", "t", "a"],
    ["warning", "video", "https://films.example/watch?v=1", "cards", "b"],
  ]);
});

test("§3.98 files that are gone are told where they stand: in a block, behind a page, in the look of the course", () => {
  const shows = (...files: string[]) => ({ pictures: files.map((file) => `document:${file}`) });
  const course = makeCourse([
    [
      makeSlide("a", [{ ...makeGame("g"), ...shows("one", "two", "kept") } as never]),
      { ...makeSlide("b", []), ...shows("one") } as never,
    ],
  ]);
  const told = (gone: readonly string[]) =>
    checkLearniz(
      { ...course, params: { ...course.params, ...shows("two") } as never },
      { gone: new Set(gone) },
    ).flatMap((problem) => (problem.code === "file-gone" ? [[problem.count, ...problem.slugs]] : []));
  expect(told(["one", "two"])).toEqual([[1], [2, "g", "a"], [1, "b"]]);
  expect(told(["two"])).toEqual([[1], [1, "g", "a"]]);
  expect(told(["other"])).toEqual([]);
});

test("decisions 14 PDFs without tags are told where they are linked to or listed", () => {
  const link = { type: "link", url: "document:untagged", children: [{ text: "The plan" }] };
  const nodes = [{ type: "paragraph", children: [link] }];
  const box = { ...makeTextBox("t"), data: { boxes: [{ contents: [{ nodes }] }] } };
  const attachments = ["other", "untagged"].map((slug) => ({ name: slug, src: `document:${slug}` }));
  const files = { slug: "f", type: "attachment", medias: [], data: { attachments, direction: "VERTICAL" } };
  const told = checkLearniz(asked([makeSlide("a", [box, files] as never)]), { untagged: new Set(["untagged"]) });
  expect(told.filter(({ code }) => code === "file-untagged")).toMatchObject([
    { severity: "warning", slugs: ["t", "a"], count: 1 },
    { severity: "warning", slugs: ["f", "a"], count: 1 },
  ]);
});

test("§4.31 never-opens and never-completes are said exactly of what the best learner cannot reach", async () => {
  const progress = await import("../progress/index.ts");
  fc.assert(
    fc.property(arbitraryLearniz, (any) => {
      const course = compileLearniz(any);
      let state = progress.createProgress(course, "p");
      const interactivities = course.slides.flatMap(({ slide }) => slide.interactivities);
      // Each round opens or completes something, or the round after it is the last.
      for (let round = 0; round <= course.places.size * 2; round++) {
        for (const place of course.slides) {
          state = progress.applySlideChange(course, state, place).progress;
          state = progress.applyScroll(course, state).progress;
        }
        for (const one of interactivities) {
          const best = findBestResult(one);
          if (best)
            state = progress.applyInteractivityUpdate(course, state, { slug: one.slug, ...best }, "LAST").progress;
        }
      }
      const problems = checkLearniz(any);
      const codes = problems.map(({ code }) => code);
      // Each closed element is told, waits behind a told one, or stands in a chapter that is or does; none is behind
      // two.
      const behind = problems.flatMap((one) => ("behind" in one ? one.behind : []));
      expect(new Set(behind).size).toBe(behind.length);
      const told = new Set([...behind, ...problems.flatMap((one) => ("behind" in one ? one.slugs : []))]);
      const closed = state.chapters.flatMap(({ slug, status, slides }, chapterIndex) => {
        const isShut = (slideIndex: number) => progress.isSlideLocked(state, { chapterIndex, slideIndex });
        return status === "LOCKED" ? [slug] : slides.filter((_, s) => isShut(s)).map((one) => one.slug);
      });
      expect(closed.filter((slug) => !told.has(slug))).toEqual([]);
      const isClosed = (slug: string) => {
        const place = course.places.get(slug);
        if (place?.kind === "slide") return progress.isSlideLocked(state, place);
        return state.chapters[place?.chapterIndex ?? -1]?.status === "LOCKED";
      };
      expect([...told].filter((slug) => !isClosed(slug))).toEqual([]);
      const isAllOpen =
        course.slides.every((place) => !progress.isSlideLocked(state, place)) &&
        state.chapters.every(({ status }) => status !== "LOCKED");
      expect(codes.includes("never-opens") || codes.includes("waits-in-circle")).toBe(!isAllOpen);
      if (course.slides.length > 0) expect(codes.includes("never-completes")).toBe(state.status !== "COMPLETE");
    }),
    { numRuns: process.env["ACADEMIZ_LONG"] ? 3_000 : 150 },
  );
});

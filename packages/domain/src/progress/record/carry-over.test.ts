// Knows, case by case, what is carried over to another publication, what old shapes lack, and where the learner then
// is.
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { type CompiledLearniz, compileLearniz, type Learniz, type Slide } from "../../learniz/index.ts";
import {
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  createProgress,
  type LearnizProgress,
  loadProgress,
} from "../index.ts";

const LATER = "2026-02-02T00:00:00.000Z";
const republish = (learniz: Learniz) => compileLearniz({ ...learniz, publishedDate: LATER });
const at = (chapterIndex: number, slideIndex: number) => ({ chapterIndex, slideIndex });
const enter = (course: CompiledLearniz, progress: LearnizProgress, chapterIndex: number, slideIndex: number) =>
  applySlideChange(course, progress, at(chapterIndex, slideIndex)).progress;
const readPlace = (progress: LearnizProgress) => [
  progress.currentChapterIndex,
  progress.currentChapterSlug,
  progress.currentSlideIndex,
  progress.currentSlideSlug,
];
const readGame = (progress: LearnizProgress) => progress.chapters[0]?.slides[0]?.interactivities[0];
type Loose = Record<string, unknown>;
/** A stored progress with a change in its first interactivity. */
const alterGame = (stored: LearnizProgress, change: (game: Loose) => void) => {
  const copy = structuredClone(stored);
  change(readGame(copy) as unknown as Loose);
  return copy;
};

describe("results", () => {
  const content = makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b")]]);
  const course = compileLearniz(content);
  const answer = { slug: "g", status: "FAILED" as const, score: 70, data: { answers: { one: true } }, attempt: 3 };
  const played = {
    ...applyScroll(course, applyInteractivityUpdate(course, createProgress(course, "p"), answer, "LAST").progress)
      .progress,
    time: 12,
    eventDate: "2026-01-15T00:00:00.000Z",
  };

  test("§4.67 all of them are carried over, with the time and the date of the last fact", () => {
    const { progress, notices } = loadProgress(republish(content), played, "p");
    expect(progress).toEqual({ ...played, publishedDate: LATER });
    expect(notices).toEqual([]);
  });
  test("§4.67 percentages are carried over unchanged, of a chapter too, and recounted at the next event", () => {
    const longer = republish(
      makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b"), makeSlide("c"), makeSlide("d")]]),
    );
    const { progress } = loadProgress(longer, played, "p");
    expect([progress.percentage, progress.chapters[0]?.percentage]).toEqual([50, 50]);
    const { progress: after } = applyScroll(longer, enter(longer, progress, 0, 1));
    expect([after.percentage, after.chapters[0]?.percentage]).toEqual([50, 50]);
    const { progress: third } = applyScroll(longer, enter(longer, after, 0, 2));
    expect([third.percentage, third.chapters[0]?.percentage]).toEqual([75, 75]);
  });
  test("§4.67 §4.57 the next event also recounts the chapters that it does not touch", () => {
    const two = makeCourse([
      [makeSlide("a", [makeGame("g", 1)]), makeSlide("b"), makeSlide("c"), makeSlide("d")],
      [makeSlide("e")],
    ]);
    const longer = republish(two);
    const { progress } = loadProgress(longer, played, "p");
    expect(progress.chapters.map(({ percentage }) => percentage)).toEqual([50, 0]);
    const after = enter(longer, progress, 1, 0);
    expect([after.percentage, ...after.chapters.map(({ percentage }) => percentage)]).toEqual([40, 25, 100]);
  });
  test("§3.158 §4.57 where one chapter lacks its percentage, all are counted", () => {
    const two = compileLearniz(makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c")]]));
    const done = enter(two, createProgress(two, "p"), 0, 0);
    const stored = structuredClone({ ...done, percentage: 99 });
    delete (stored.chapters[0] as unknown as Loose)["percentage"];
    expect(loadProgress(two, stored, "p").progress).toEqual(done);
  });
  test("§3.157 a result without a score, answers, an attempt or a date is carried over without them", () => {
    const fresh = createProgress(course, "p");
    expect(loadProgress(course, JSON.parse(JSON.stringify(fresh)), "p").progress).toStrictEqual(fresh);
  });
  test.each([
    ["of an old shape that names no type", (game: Loose) => delete game["type"]],
    ["of an old shape that names no game", (game: Loose) => delete game["gameType"]],
  ])("§4.67 results %s are carried", (_, change) => {
    expect(readGame(loadProgress(republish(content), alterGame(played, change), "p").progress)?.score).toBe(70);
  });
  test("§4.67 results are carried over even where they no longer name the kind of game", () => {
    const unnamed = { ...makeGame("g", 1), medias: [] };
    const { progress } = loadProgress(republish(makeCourse([[makeSlide("a", [unnamed])]])), played, "p");
    expect(readGame(progress)).toMatchObject({ score: 70, nbTimeDone: 1, attempt: 3 });
  });
  test("§4.67 §4.68 an interactivity of another kind under the same slug counts as new: COMPLETE in a COMPLETE slide, else not started", () => {
    const other = republish(makeCourse([[makeSlide("a", [makeTextBox("g")])]]));
    const complete = loadProgress(other, played, "p").progress;
    expect(readGame(complete)).toEqual({
      slug: "g",
      interactivityIndex: 0,
      status: "COMPLETE",
      type: "text-box",
      nbTimeDone: 0,
    });
    const open = structuredClone(played);
    (open.chapters[0]?.slides[0] as unknown as Loose)["status"] = "STARTED";
    expect(readGame(loadProgress(other, open, "p").progress)?.status).toBe("NOT_STARTED");
  });
  test("§4.29 a course is never LOCKED, nor is an interactivity, whatever is stored", () => {
    const stored = alterGame({ ...played, status: "LOCKED" }, (game) => {
      game["status"] = "LOCKED";
    });
    const { progress } = loadProgress(course, stored, "p");
    expect([progress.status, readGame(progress)?.status]).toEqual(["NOT_STARTED", "NOT_STARTED"]);
  });
  test("§4.65 a stored progress without a tree is unreadable, and that is reported", () => {
    for (const stored of [{ chapters: "none" }, 4, "progress"]) {
      expect(loadProgress(course, stored, "p")).toEqual({
        progress: createProgress(course, "p"),
        notices: [
          { code: "progress.reset", level: "warning", text: "Progress reset : the stored progress cannot be read" },
        ],
      });
    }
  });
  test("§4.66 a progress that does not name its publication is carried over, damaged or not", () => {
    const { publishedDate: _, ...stored } = played;
    const { progress, notices } = loadProgress(
      compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)])]])),
      stored,
      "p",
    );
    expect([readGame(progress)?.score, notices]).toEqual([70, []]);
  });
});

describe("the place", () => {
  const content = makeCourse([
    [makeSlide("a"), makeSlide("b")],
    [makeSlide("c"), makeSlide("d")],
  ]);
  const course = compileLearniz(content);
  const fresh = createProgress(course, "p");
  const load = (learniz: Learniz, stored: object) => readPlace(loadProgress(republish(learniz), stored, "p").progress);

  test("§4.67 of an old shape that has indexes alone is the slide that was there", () => {
    const { currentChapterSlug: _, currentSlideSlug: _s, ...old } = enter(course, fresh, 1, 0);
    const moved = makeCourse([[makeSlide("c"), makeSlide("a")], [makeSlide("b")]]);
    expect(load(content, old)).toEqual([1, "c1", 0, "c"]);
    expect(load(moved, old)).toEqual([0, "c0", 0, "c"]);
  });
  test("§4.69 of a progress without indexes is repaired", () => {
    const stored = enter(course, enter(course, fresh, 0, 0), 0, 1);
    for (const key of ["currentChapterIndex", "currentSlideIndex"]) {
      const { [key]: _, ...old } = { ...stored, status: "STARTED" } as Loose;
      expect(readPlace(loadProgress(course, old, "p").progress)).toEqual([0, "c0", 1, "b"]);
    }
    const {
      currentSlideIndex: _,
      currentSlideSlug: _s,
      ...old
    } = enter(course, { ...stored, status: "STARTED" }, 1, 1);
    expect(readPlace(loadProgress(course, { ...old, status: "STARTED" }, "p").progress)).toEqual([0, "c0", 1, "b"]);
  });
  test("§4.69 of a progress that has only one of the indexes is repaired, and does not become another slide", () => {
    const blank = { currentChapterSlug: undefined, currentSlideSlug: undefined };
    for (const half of [
      { currentChapterIndex: undefined },
      { currentSlideIndex: undefined },
      { currentChapterIndex: 7 },
    ]) {
      const old = { ...fresh, currentChapterIndex: 1, currentSlideIndex: 1, ...blank, ...half };
      expect(readPlace(loadProgress(course, old, "p").progress)).toEqual([0, "c0", 0, "a"]);
    }
  });
  test("§4.69 is repaired where the learner's slide no longer exists, even if another element has its slug", () => {
    const stored = { ...enter(course, enter(course, fresh, 0, 0), 1, 0), status: "STARTED" as const };
    const dropped = makeCourse([
      [makeSlide("a"), makeSlide("b")],
      [makeSlide("d"), makeSlide("e")],
    ]);
    expect(load(dropped, stored)).toEqual([0, "c0", 0, "a"]);
    const taken = makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("d", [makeTextBox("c")])]]);
    expect(load(taken, stored)).toEqual([0, "c0", 0, "a"]);
  });
  test("§4.69 under the same publication follows the indexes, even where the slugs belong to another place", () => {
    const stored = { ...fresh, currentChapterIndex: 1, currentSlideIndex: 1 };
    expect(readPlace(loadProgress(course, stored, "p").progress)).toEqual([0, "c0", 0, "a"]);
  });
  test("§4.71 is never a locked slide: the last open one before it is taken, never one after it", () => {
    const never = [{ elements: [{ type: "STATUS" as const, slideSlug: "z" }] }];
    const closed = (slug: string): Slide => ({ ...makeSlide(slug), requirements: never });
    const learniz = makeCourse([[makeSlide("a"), closed("b"), closed("c"), makeSlide("d"), closed("z")]]);
    const one = compileLearniz(learniz);
    const start = enter(one, createProgress(one, "p"), 0, 0);
    const done = { ...start, status: "STARTED", currentSlideIndex: 2, currentSlideSlug: "c" };
    expect(readPlace(loadProgress(one, done, "p").progress)).toEqual([0, "c0", 0, "a"]);
    const finished = { ...start, status: "COMPLETE", currentSlideIndex: 2, currentSlideSlug: "c" };
    expect(readPlace(loadProgress(one, finished, "p").progress)).toEqual([0, "c0", 3, "d"]);
  });
  test("§4.69 is the beginning where there is no slide, or none is open", () => {
    expect(readPlace(createProgress(compileLearniz(makeCourse([])), "p"))).toEqual([0, "", 0, ""]);
    expect(readPlace(createProgress(compileLearniz(makeCourse([[]])), "p"))).toEqual([0, "c0", 0, ""]);
    const self = { ...makeSlide("a"), requirements: [{ elements: [{ type: "STATUS" as const, slideSlug: "a" }] }] };
    expect(readPlace(createProgress(compileLearniz(makeCourse([[], [self]])), "p"))).toEqual([1, "c1", 0, "a"]);
  });
});

describe("damage", () => {
  const content = makeCourse([
    [makeSlide("a")],
    [makeSlide("b", [makeTextBox("t"), makeTextBox("u")]), makeSlide("c")],
  ]);
  const course = compileLearniz(content);
  const rename = (slug: string) =>
    JSON.parse(JSON.stringify(createProgress(course, "p")).replaceAll(`"${slug}"`, '"x"'));
  test.each([
    ["c1", "chapter slug is 'x', expected 'c1'"],
    ["c", "slide slug is 'x', expected 'c'"],
    ["u", "interactivity slug is 'x', expected 'u'"],
  ])("§4.65 §8.28 wherever a slug is another one all is reset and told: %s", (slug, reason) => {
    expect(loadProgress(course, { ...rename(slug), time: 5 }, "p")).toEqual({
      progress: createProgress(course, "p"),
      notices: [{ code: "progress.reset", level: "warning", text: `Progress reset : ${reason}` }],
    });
  });
});

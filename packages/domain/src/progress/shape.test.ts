// Knows the shape of a learner's progress, which other systems read (§3.149–§3.157).
import {
  arbitraryEvents,
  arbitraryLearniz,
  arbitraryStrategy,
  makeCourse,
  makeGame,
  makeSlide,
  makeTextBox,
  playEvents,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTENT_VERSION, compileLearniz } from "../learniz/index.ts";
import { applyGodMode, applyInteractivityUpdate, createProgress, loadProgress } from "./index.ts";

const course = compileLearniz({
  ...makeCourse([[makeSlide("a", [makeTextBox("t"), makeGame("g", 3)])]]),
  publishedDate: "2026-01-02T03:04:05.000Z",
});
const answer = { slug: "g", status: "COMPLETE", score: 80, data: { answers: {} }, attempt: 1 } as const;
const { progress } = applyInteractivityUpdate(course, createProgress(course, "perimeter-1"), answer, "LAST");
const game = {
  slug: "g",
  interactivityIndex: 1,
  status: "COMPLETE",
  weight: 3,
  type: "game",
  gameType: "VRAI_FAUX",
  score: 80,
  data: { answers: {} },
  attempt: 1,
  nbTimeDone: 1,
};
const text = { slug: "t", interactivityIndex: 0, status: "NOT_STARTED", type: "text-box", nbTimeDone: 0 };
const slide = {
  slug: "a",
  slideIndex: 0,
  status: "COMPLETE",
  scrolled: false,
  score: 80,
  weight: 3,
  interactivities: [text, game],
};
const chapter = { slug: "c0", chapterIndex: 0, status: "COMPLETE", percentage: 100, score: 80, weight: 3 };

test("§3.149–§3.153 a progress names its perimeter and publication, how far it has come and where the learner is", () => {
  expect({ ...progress, chapters: [] }).toStrictEqual({
    slug: "perimeter-1",
    publishedDate: "2026-01-02T03:04:05.000Z",
    status: "COMPLETE",
    percentage: 100,
    score: 80,
    time: 0,
    currentChapterIndex: 0,
    currentChapterSlug: "c0",
    currentSlideIndex: 0,
    currentSlideSlug: "a",
    chapters: [],
  });
});
test("§3.154 eventDate exists once something was saved, and is kept through events, loading and publications", () => {
  expect(createProgress(course, "perimeter-1")).not.toHaveProperty("eventDate");
  const eventDate = "2026-03-01T08:00:00.000Z";
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
      const any = compileLearniz(learniz);
      const way = playEvents(any, events, strategy, { ...createProgress(any, "p"), eventDate });
      expect(way.filter((one) => one.eventDate !== eventDate)).toEqual([]);
      const last = way.at(-1);
      const stored: unknown = JSON.parse(JSON.stringify(last));
      const later = compileLearniz({ ...learniz, publishedDate: "2027-01-01T00:00:00.000Z" });
      for (const one of [any, later]) expect(loadProgress(one, stored, "p").progress.eventDate).toBe(eventDate);
      expect(last && applyGodMode(any, last).progress.eventDate).toBe(eventDate);
    }),
  );
});
test("§3.158 the subset that suspend data carries restores the whole progress, at the same place", () => {
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
      const any = compileLearniz(learniz);
      const whole = playEvents(any, events, strategy).at(-1);
      if (!whole) return;
      const { percentage, status, currentChapterIndex, currentSlideIndex, time, slug, chapters } = whole;
      const subset = { percentage, status, currentChapterIndex, currentSlideIndex, time, slug, chapters };
      const stored: unknown = JSON.parse(JSON.stringify(subset));
      expect(loadProgress(any, stored, whole.slug)).toEqual({ progress: whole, notices: [] });
    }),
  );
});
test.each([
  ["§3.152 status", { status: "COMPLETE" }],
  ["§3.152 percentage", { percentage: 33.5 }],
  ["§3.152 time", { time: 77.5 }],
  [
    "§3.153 the place",
    { currentChapterIndex: 0, currentChapterSlug: "c0", currentSlideIndex: 1, currentSlideSlug: "b" },
  ],
  ["§3.154 eventDate", { eventDate: "2026-03-01T08:00:00.000Z" }],
])("%s is read from what was stored", (_what, part) => {
  const two = compileLearniz(makeCourse([[makeSlide("a"), makeSlide("b")]]));
  const stored = { ...createProgress(two, "p"), ...part };
  expect(loadProgress(two, stored, "p").progress).toEqual(stored);
});
test("§3.155–§3.157 chapters hold slides, slides interactivities, each by its slug and its index", () => {
  expect(progress.chapters).toStrictEqual([{ ...chapter, slides: [slide] }]);
});
test("§3.149–§3.157 a progress is plain JSON after every event: a property without a value is absent", () => {
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
      for (const one of playEvents(compileLearniz(learniz), events, strategy)) {
        expect(one).toStrictEqual(JSON.parse(JSON.stringify(one)));
      }
    }),
  );
});
test("§3.154 an event leaves the date of the last save unchanged", () => {
  const dated = { ...createProgress(course, "p"), eventDate: "2026-01-03T00:00:00.000Z" };
  expect(applyInteractivityUpdate(course, dated, answer, "LAST").progress.eventDate).toBe(dated.eventDate);
});
test("§3.151 in a course that was never published a progress names no publication", () => {
  const { publishedDate: _, ...draft } = makeCourse([[makeSlide("a")]]);
  expect(createProgress(compileLearniz(draft), "p").publishedDate).toBe("");
});
test("§9.9 content is at version 1.11.0", () => expect(CONTENT_VERSION).toBe("1.11.0"));

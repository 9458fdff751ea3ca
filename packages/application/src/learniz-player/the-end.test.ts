// Proves what is shown once a course is finished: early, with pages left; again, from its first page; and after a
// worse attempt.
import type { Learniz } from "@academiz/domain/learniz";
import { makeCourse, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { answer, choose, makeGameOf, makeLockedCourse, RIGHT, retry, submit, WRONG } from "./testing/courses.ts";
import { createWorld, startPlayer } from "./testing/start-player.ts";

const scrolled = { type: "slide.scrolled" } as const;
/** A course that the average of its one quiz completes; the quiz is on the second of three pages. */
function makeEarly(config: Record<string, unknown> = {}): Learniz {
  const pages = [
    makeSlide("a", [makeTextBox("t")]),
    makeSlide("b", [makeGameOf("g", config)]),
    makeSlide("c", [makeTextBox("u")]),
  ];
  return { ...makeCourse([pages]), validators: [{ minimumAverageScore: 70, elements: [] }] };
}
const finishEarly = [choose(0, 1), scrolled, answer("g", RIGHT), submit("g")] as const;

test("§4.43 a course that is finished early says which pages are left, those after this one first", async () => {
  const course = makeEarly();
  const chapters = course.chapters.map((chapter) => ({
    ...chapter,
    // Each page is done once what is on it is done.
    slides: chapter.slides.map((slide) => ({
      ...slide,
      validators: [{ elements: slide.interactivities.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
    })),
  }));
  const player = await startPlayer({ ...course, chapters });
  player.send(...finishEarly);
  const left = () => player.view().course?.left.map(({ slug }) => slug);
  expect(player.view()).toMatchObject({ hasDue: true, course: { status: "COMPLETE" } });
  expect(left()).toEqual(["c", "a"]);
  player.send(choose(0, 2), scrolled);
  expect(left()).toEqual(["a"]);
  player.send(choose(0, 0), scrolled);
  expect(left()).toEqual([]);
});

test("§4.43 the end of a course leads on to a page that is left, else to the next one; at the very end nowhere", async () => {
  const player = await startPlayer(makeEarly());
  const wayOn = () => player.view().course?.wayOn?.slug ?? null;
  player.send(choose(0, 2), scrolled, choose(0, 0), scrolled, ...finishEarly);
  expect(player.view()).toMatchObject({ hasDue: true, course: { left: [] } });
  expect(wayOn()).toBe("c");
  player.send(choose(0, 2));
  expect(wayOn()).toBeNull();
});

test("§4.66 §4.67 a learner who completed a course that got a new page is told of it, and where it is, until it is done", async () => {
  const world = createWorld();
  const publish = (slugs: readonly string[], publishedDate: string) => ({
    ...makeCourse([slugs.map((slug) => makeSlide(slug, [makeTextBox(`${slug}-text`)]))]),
    publishedDate,
  });
  const before = await startPlayer(publish(["a", "b"], "2026-01-01T00:00:00.000Z"), { world });
  before.send(scrolled, choose(0, 1), scrolled);
  expect(before.view().course).toMatchObject({ status: "COMPLETE", remaining: null });
  await before.save();
  const again = publish(["a", "b", "new"], "2026-02-01T00:00:00.000Z");
  const after = await startPlayer(again, { world });
  const remaining = { left: 1, added: 1, first: { slug: "new" } };
  expect(after.view().course).toMatchObject({ status: "COMPLETE", remaining });
  // The page was looked at: it is no longer new, but still left to do.
  const reopened = await startPlayer(again, { world });
  expect(reopened.view().course?.remaining).toMatchObject({ left: 1, added: 0 });
  reopened.send(choose(0, 2), scrolled);
  expect(reopened.view().course?.remaining).toBeNull();
});

test("what is locked is no page that is left, and the first page is the first that is open", async () => {
  const player = await startPlayer(makeLockedCourse());
  expect(player.view().course).toMatchObject({ first: { slug: "s0" }, left: [] });
});

test("§4.41 §4.61 a worse attempt that counts leaves a course finished, and tells what is asked and what counts now", async () => {
  const player = await startPlayer(makeEarly({ strategy: "LAST" }));
  player.send(...finishEarly);
  expect(player.result()).toMatchObject({ verdict: "passed" });
  player.send(retry("g"), answer("g", WRONG), submit("g"));
  expect(player.view().course).toMatchObject({ status: "COMPLETE" });
  expect(player.result()).toMatchObject({
    verdict: "fallen",
    asked: { mark: "14/20" },
    mark: { mark: "0/20" },
    trophy: null,
  });
});

test("§4.60 where the best attempt counts, a worse one takes nothing away", async () => {
  const player = await startPlayer(makeEarly());
  player.send(...finishEarly, retry("g"), answer("g", WRONG), submit("g"));
  expect(player.view().course).toMatchObject({ status: "COMPLETE", mark: { mark: "20/20" } });
  expect(player.result()).toMatchObject({ verdict: "passed", mark: { mark: "20/20" }, trophy: "gold" });
});

test("a learner who opens a finished course begins at its first page; after a reload they are where they were", async () => {
  const course = makeEarly();
  const world = createWorld();
  const player = await startPlayer(course, { world });
  player.send(scrolled, ...finishEarly, choose(0, 2), scrolled);
  await player.save();
  const readPage = async (isOpened: boolean) =>
    (await startPlayer(course, { world, isOpened })).view().course?.slide.slug;
  expect([await readPage(false), await readPage(true)]).toEqual(["c", "a"]);
  player.send(choose(0, 1));
  await player.save();
  // A learner who left in the middle has not finished yet.
  expect(await readPage(true)).toBe("b");
});

test("§4.37 §4.38 a page that was left before its end says what is left to do on it", async () => {
  const course = makeLockedCourse();
  const player = await startPlayer(course);
  const tasks = () => player.view().course?.chapters.flatMap(({ slides }) => slides.map((slide) => slide.tasks));
  expect(tasks()).toEqual([["read"], [], []]);
  player.send(scrolled, choose(0, 1));
  expect(tasks()).toEqual([[], ["read", "answer"], []]);
  player.send(scrolled);
  expect(tasks()).toEqual([[], ["answer"], []]);
  player.send(answer("g1", RIGHT), submit("g1"));
  expect(tasks()).toEqual([[], [], []]);
});

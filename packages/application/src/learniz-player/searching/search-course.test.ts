// Knows what a learner finds in a course, and what a locked page does not give away.
import type { Interactivity, Learniz } from "@academiz/domain/learniz";
import { makeCourse, makeParts, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { makeLockedCourse } from "../testing/courses.ts";
import { startPlayer } from "../testing/start-player.ts";
import { searchCourse } from "./search-course.ts";

function write(slug: string, text: string): Interactivity {
  const box = makeTextBox(slug);
  const nodes = [{ type: "paragraph" as const, children: [{ text }] }];
  if (box.type !== "text-box") throw new Error("no text box");
  return { ...box, data: { ...box.data, boxes: [{ contents: [{ nodes }] }] } };
}

async function openSearch(learniz: Learniz) {
  const { view } = await startPlayer(learniz);
  const { course } = view();
  if (!course) throw new Error("no course is loaded");
  return (query: string) => searchCourse(course, learniz, query);
}

const LONG = "In case of fire ".repeat(8);

test("a learner finds the pages that contain what they look for, whatever accents and case, with the words around it", async () => {
  const course = makeCourse([
    [
      makeSlide("a", [write("t1", `${LONG}take the Échelle de secours. ${LONG}`)]),
      makeSlide("b", [write("t2", "Lifts")]),
    ],
    [makeSlide("ladders", [write("t3", "Nothing")])],
  ]);
  const find = await openSearch(course);
  const [found, ...others] = find("echelle DE");
  expect(others).toEqual([]);
  expect(found).toMatchObject({ slide: { slug: "a" }, excerpt: { found: "Échelle de" } });
  expect(found?.excerpt?.before).toMatch(/^…\S.*fire take the $/u);
  expect(found?.excerpt?.after).toMatch(/^ secours\. .*\S…$/u);
  expect(find("ladders").map(({ slide, excerpt }) => [slide.slug, excerpt])).toEqual([["ladders", null]]);
  expect(find("water")).toEqual([]);
  expect(find(" ")).toEqual([]);
});

test("a locked page is found by its title, and does not show its text", async () => {
  const course = makeLockedCourse();
  const [, second] = course.chapters;
  const slide = second?.slides[0];
  if (!slide) throw new Error("the course has another shape");
  const secret = { ...slide, description: "The exit", interactivities: [write("t2", "It is on the left")] };
  const learniz = { ...course, chapters: [...course.chapters.slice(0, 1), { ...second, slides: [secret] }] };
  const find = await openSearch(learniz as typeof course);
  expect(find("left")).toEqual([]);
  expect(find("exit")).toMatchObject([{ slide: { isLocked: true }, excerpt: null }]);
});

test("§3.132 what stands on cards and behind them is found, and the names of files", async () => {
  const parts = [makeParts("i", "flip-card"), { ...makeParts("k", "card-modal"), description: "Three keys" }];
  const search = await openSearch(
    makeCourse([[makeSlide("a", parts), makeSlide("b", [makeParts("j", "attachment")])]]),
  );
  const where = (query: string) => search(query).map(({ slide, excerpt }) => [slide.slug, excerpt?.found]);
  expect(where("card two")).toEqual([["a", "Card two"]]);
  expect(where("stands behind")).toEqual([["a", "stands behind"]]);
  expect(where("three keys")).toEqual([["a", "Three keys"]]);
  expect(where("file three")).toEqual([["b", "File three"]]);
});

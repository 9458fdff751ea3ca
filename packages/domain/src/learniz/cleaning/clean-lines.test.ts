// Knows that titles of stored content are read, and written, as one line that shows all that it holds.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { PRODUCT_KINDS } from "../../products/index.ts";
import { cleanLines, loadLearniz } from "../index.ts";

const BAD = "Fire\r\nBcc: all\u202Efdp.exe";
const GOOD = "Fire Bcc: allfdp.exe";
const course = makeCourse([[makeSlide("a", [makeGame("g")])]]);

test("§3.105 §3.127 §3.128 titles of a course that were stored with ends of lines and turned directions are read without, and told of", () => {
  const chapters = course.chapters.map((chapter) => ({
    ...chapter,
    title: BAD,
    slides: chapter.slides.map((slide) => ({ ...slide, description: BAD })),
  }));
  const loaded = loadLearniz({
    ...course,
    context: { ...course.context, title: BAD, description: "two\nlines" },
    chapters,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const { learniz, notices } = loaded.value;
  expect([learniz.context.title, learniz.chapters[0]?.title, learniz.chapters[0]?.slides[0]?.description]).toEqual(
    Array(3).fill(GOOD),
  );
  expect(learniz.context.description).toBe("two\nlines");
  expect(notices.map(({ code }) => code)).toEqual(["line.mended"]);
});

test("§3.81 of any other product as well, in what its catalogue shows and what learners are given", () => {
  const read = PRODUCT_KINDS.classiz.read({
    context: { title: BAD, lesson: "two\nlines" },
    means: [{ slug: "m", title: BAD }],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.card).toMatchObject({ title: GOOD, description: "two\nlines" });
  expect(read.value.prepare(() => 0)).toMatchObject({ context: { title: GOOD }, means: [{ title: GOOD }] });
});

test("what is clean is the same object, and nothing that is none is touched", () => {
  expect(cleanLines(course)).toBe(course);
  for (const odd of [
    null,
    3,
    "a\nb",
    [],
    { chapters: 3, context: [BAD] },
    { chapters: [null, { slides: [{ title: BAD }] }] },
  ])
    expect(cleanLines(odd)).toBe(odd);
});

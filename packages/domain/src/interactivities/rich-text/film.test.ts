// Knows that the times of a film are read whatever is stored, and in the form that an author types.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTimeCode, writeTimeCode } from "../../kernel/index.ts";
import { findChapter, findFilmFlaws, isWithinFilm, readFilmTimes, readMoment } from "./film.ts";
import { type RichTextFilm, richTextBlockSchema } from "./rich-text.ts";
import { readBlockWords } from "./words.ts";

const film: RichTextFilm = {
  type: "video",
  src: "document:f",
  title: "Fire",
  captionsSrc: "",
  children: [{ text: "" }],
};
const seconds = fc.integer({ min: 0, max: 360_000_000 }).map((ms) => ms / 1000);

describe("§1.38 §5.3 time codes as people write them", () => {
  test.each([
    ["45", 45],
    ["2:03", 123],
    ["1:02:03", 3723],
    [" 0:12,5 ", 12.5],
    ["75:00", 4500],
  ])("%j is %d seconds", (typed, read) => {
    expect(readMoment(typed)).toBe(read);
  });
  test.each(["", "1:2:3:4", "1::2", "-5", "abc", "1:-2", "9999:00:00", "9".repeat(400)])("%j is none", (typed) => {
    expect(readMoment(typed)).toBeNull();
  });
  test("a written time is read back, and written the same again", () => {
    fc.assert(
      fc.property(seconds, (one) => {
        const written = writeTimeCode(one);
        expect(readMoment(written)).toBe(one);
        expect(writeTimeCode(readMoment(written) ?? -1)).toBe(written);
        expect(parseTimeCode(written).ok).toBe(true);
      }),
    );
  });
  test.each([
    [0, "0:00"],
    [45, "0:45"],
    [3723.5, "1:02:03.5"],
    [59.9996, "1:00"],
    [-1, "0:00"],
  ])("%d seconds are written %j", (one, written) => {
    expect(writeTimeCode(one)).toBe(written);
  });
});

describe("§1.38 §8.31 the times of a film", () => {
  test("a film of older content plays as a whole and has no chapter", () => {
    expect(richTextBlockSchema.parse(film)).toEqual(film);
    expect(readFilmTimes(film)).toEqual({ start: 0, end: null, chapters: [] });
    expect(findFilmFlaws(film)).toEqual({ endsEarly: false, outside: 0, untitled: 0 });
  });

  test("whatever is stored, the block can be read, and invalid times are not used; reading twice is reading once", () => {
    const chapter = fc.oneof(fc.anything(), fc.record({ at: fc.oneof(seconds, fc.anything()), title: fc.string() }));
    const stored = fc.record({
      start: fc.oneof(seconds, fc.anything()),
      end: fc.oneof(seconds, fc.anything()),
      chapters: fc.oneof(fc.array(chapter), fc.anything()),
    });
    fc.assert(
      fc.property(stored, (times) => {
        expect(richTextBlockSchema.safeParse({ ...film, ...times }).success).toBe(true);
        const { start, end, chapters } = readFilmTimes(times);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end === null || end > start).toBe(true);
        for (const { at, title } of chapters) {
          expect(isWithinFilm(times, at)).toBe(true);
          expect(typeof title).toBe("string");
        }
        expect(chapters.map(({ at }) => at)).toEqual(chapters.map(({ at }) => at).sort((a, b) => a - b));
        expect(readFilmTimes({ start, end: end ?? undefined, chapters })).toEqual({ start, end, chapters });
      }),
    );
  });

  test("chapters stand in order, and those outside the played part are left out", () => {
    const at = (...moments: readonly number[]) => moments.map((one) => ({ at: one, title: `${one}` }));
    const { chapters } = readFilmTimes({ start: 10, end: 60, chapters: at(59, 60, 10, 9, 30) });
    expect(chapters).toEqual(at(10, 30, 59));
    expect([9, 10, 29.9, 30, 99].map((now) => findChapter(chapters, now))).toEqual([-1, 0, 0, 1, 2]);
    expect(findFilmFlaws({ start: 10, end: 60, chapters: at(60, 9, 30) }).outside).toBe(2);
  });

  test("an end that is not after the start is ignored, and is told", () => {
    expect(readFilmTimes({ start: 60, end: 60 })).toEqual({ start: 60, end: null, chapters: [] });
    expect(findFilmFlaws({ start: 60, end: 10, chapters: [{ at: 70, title: " " }] })).toEqual({
      endsEarly: true,
      outside: 0,
      untitled: 1,
    });
  });

  test("the titles of chapters are among its words", () => {
    expect(readBlockWords({ ...film, chapters: [{ at: 1, title: "Smoke" }], transcript: "Out!" })).toBe(
      "Fire Smoke Out!",
    );
  });
});

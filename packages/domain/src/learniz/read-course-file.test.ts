// Knows that a course can be read back from its file, and what is told of a file without one.
import { arbitraryLearniz } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLearniz, type Learniz, readCourseFile, writeCourseFile } from "./index.ts";

const hasPage = ({ chapters }: Learniz) => chapters.some(({ slides }) => slides.length > 0);

test("§4.77 a course that was written to a file is read back as it was, and also from what the API tells of its product", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (any) => {
      const { learniz } = cleanLearniz(any);
      const text = writeCourseFile(learniz);
      const read = readCourseFile(text);
      if (!hasPage(learniz)) {
        expect(read).toEqual({ ok: false, error: { kind: "no-page" } });
        return;
      }
      expect(read.ok && read.value.learniz).toEqual(learniz);
      for (const product of [
        { configDraft: learniz, config: null },
        { configDraft: null, config: learniz },
      ])
        expect(readCourseFile(JSON.stringify(product))).toEqual(read);
    }),
  );
});

test("§4.77 whatever a file holds, it is a course or a named fault", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof readCourseFile(text).ok).toBe("boolean");
    }),
  );
});

test("§4.77 the fault of a file that is no course has its place", () => {
  const at = (text: string) => {
    const read = readCourseFile(text);
    return read.ok ? null : read.error;
  };
  expect(at('{\n"version": }')).toEqual({ kind: "no-json", place: { line: 2, column: 12 } });
  expect(at("[1]")).toEqual({ kind: "no-course" });
  expect(at('{"version":"1.999.0"}')).toEqual({ kind: "newer-version", version: "1.999.0" });
  const wrong = { version: "1.11.0", chapters: [{ slug: "a", title: 7 }] };
  expect(at(JSON.stringify(wrong))).toMatchObject({
    kind: "invalid",
    faults: expect.arrayContaining([expect.objectContaining({ path: ["chapters", 0, "title"] })]),
  });
});

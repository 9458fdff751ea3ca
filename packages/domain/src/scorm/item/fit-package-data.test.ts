// Proves what is kept of a package whose contents write more than the limit.
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  EMPTY_PACKAGE_DATA,
  fitPackageData,
  LONGEST_SCORM_DATA,
  LONGEST_SCORM_VALUE,
  type PackageData,
} from "../index.ts";

const limits = { value: 40, data: 400 };
const texts = fc.oneof(fc.constantFrom("passed", "1"), anyText({ maxLength: 90 }));
const elements = fc.constantFrom("cmi.suspend_data", "cmi.core.lesson_status", "cmi.location", "cmi.comments");
const packages = fc.record({
  item: fc.constant("a"),
  items: fc.dictionary(fc.constantFrom("a", "b", "c"), fc.dictionary(elements, texts)),
  sequencing: fc.option(fc.string({ maxLength: 90 })),
  earlierTime: fc.constant(0),
});
const fits = ({ items, ...rest }: PackageData) =>
  JSON.stringify({ items, ...rest }).length <= limits.data &&
  Object.values(items)
    .flatMap(Object.values)
    .every((value) => value.length <= limits.value);

test("decisions 7: what is kept always fits, each value is the newest or the one of before, and what fits is kept whole", () => {
  fc.assert(
    fc.property(packages, fc.array(packages), (first, more) => {
      let kept: PackageData = EMPTY_PACKAGE_DATA;
      for (const newest of [first, ...more]) {
        const before = kept;
        kept = fitPackageData(newest, before, limits);
        expect(fits(kept)).toBe(true);
        if (fits(newest)) expect(kept).toBe(newest);
        for (const [identifier, data] of Object.entries(kept.items))
          for (const [element, value] of Object.entries(data))
            expect([newest.items[identifier]?.[element], before.items[identifier]?.[element]]).toContain(value);
      }
    }),
  );
});

test("decisions 7: of what is too much the longest goes back first: a status is the newest", () => {
  const of = (suspended: string, status: string): PackageData => ({
    ...EMPTY_PACKAGE_DATA,
    items: { a: { "cmi.suspend_data": suspended, "cmi.core.lesson_status": status } },
  });
  const kept = of("page 3", "incomplete");
  expect(fitPackageData(of("x".repeat(41), "passed"), kept, limits)).toEqual(of("page 3", "passed"));
  const interactions = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`cmi.interactions.${at}.learner_response`, "y".repeat(8_000)]),
  );
  const full = { ...kept, items: { a: { ...interactions, "cmi.completion_status": "completed" } } };
  const fitted = fitPackageData(full, kept);
  expect(JSON.stringify(fitted).length).toBeLessThanOrEqual(LONGEST_SCORM_DATA);
  expect(JSON.stringify(fitted).length).toBeGreaterThan(LONGEST_SCORM_DATA - 20_000);
  expect(fitted.items["a"]?.["cmi.completion_status"]).toBe("completed");
  expect(fitPackageData(of("z".repeat(LONGEST_SCORM_VALUE), "passed"), kept).items["a"]).toMatchObject({
    "cmi.suspend_data": "z".repeat(LONGEST_SCORM_VALUE),
  });
});

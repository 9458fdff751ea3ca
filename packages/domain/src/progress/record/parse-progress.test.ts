// Knows what each field of a stored progress means when it is missing or invalid (§3.149–§3.158).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { parseProgress } from "./parse-progress.ts";

const interactivity = {
  slug: "g",
  status: "COMPLETE",
  type: "game",
  gameType: "VRAI_FAUX",
  score: 80,
  data: { answers: {} },
  attempt: 2,
  nbTimeDone: 1,
};
const slide = { slug: "s", status: "STARTED", scrolled: true, interactivities: [interactivity] };
const chapter = { slug: "c", status: "STARTED", percentage: 50, slides: [slide] };
const whole = {
  publishedDate: "2026-01-01T00:00:00.000Z",
  status: "STARTED",
  percentage: 50,
  time: 12.5,
  currentChapterIndex: 0,
  currentChapterSlug: "c",
  currentSlideIndex: 0,
  currentSlideSlug: "s",
  eventDate: "2026-01-02T00:00:00.000Z",
  chapters: [chapter],
};
type Owner = "course" | "chapter" | "slide" | "interactivity";

/** The progress with another value in one of its owners; without the field where `value` is undefined. */
function put(owner: Owner, key: string, value: unknown) {
  const set = <T extends object>(of: Owner, element: T): T => {
    if (of !== owner) return element;
    const { [key]: _, ...rest } = element as Record<string, unknown>;
    return (value === undefined ? rest : { ...rest, [key]: value }) as T;
  };
  const slides = [set("slide", { ...slide, interactivities: [set("interactivity", interactivity)] })];
  return set("course", { ...whole, chapters: [set("chapter", { ...chapter, slides })] });
}

test("§3.149–§3.157 a whole progress is read unchanged", () => {
  expect(parseProgress(whole)).toEqual(whole);
});

describe("§3.158 a missing or wrong field has a plain meaning, and no other field is lost", () => {
  test.each<readonly [Owner, string, unknown, readonly unknown[]]>([
    ["course", "publishedDate", undefined, [3, null]],
    ["course", "status", "NOT_STARTED", ["DONE", 1, null]],
    ["course", "percentage", undefined, [-1, 100.1, "50", null]],
    ["course", "time", 0, [-1, "12", null]],
    ["course", "currentChapterIndex", undefined, ["0", null]],
    ["course", "currentChapterSlug", undefined, [0, null]],
    ["course", "currentSlideIndex", undefined, ["0", null]],
    ["course", "currentSlideSlug", undefined, [0, null]],
    ["course", "eventDate", undefined, [0, null]],
    ["chapter", "status", "NOT_STARTED", ["DONE", 1, null]],
    ["chapter", "percentage", undefined, [-1, 100.1, "50", null]],
    ["chapter", "slides", [], ["s", null, [3]]],
    ["slide", "status", "NOT_STARTED", ["DONE", 1, null]],
    ["slide", "scrolled", false, ["yes", 1, null]],
    ["slide", "interactivities", [], ["g", null, [{}]]],
    ["interactivity", "status", "NOT_STARTED", ["DONE", 1, null]],
    ["interactivity", "type", undefined, [1, null]],
    ["interactivity", "gameType", undefined, [1, null]],
    ["interactivity", "score", undefined, [-0.1, 100.1, "80", null]],
    ["interactivity", "attempt", undefined, [-1, 1.5, "2", null]],
    ["interactivity", "nbTimeDone", 0, [-1, 1.5, "1", null]],
  ])("%s.%s", (owner, key, means, wrong) => {
    for (const value of [undefined, ...wrong]) {
      const read = parseProgress(put(owner, key, value));
      expect(read, JSON.stringify(value)).toEqual(put(owner, key, means));
    }
  });
  test.each([0, 100])("a score and a percentage of %d are valid", (score) => {
    expect(parseProgress(put("interactivity", "score", score))).toEqual(put("interactivity", "score", score));
    expect(parseProgress(put("chapter", "percentage", score))).toEqual(put("chapter", "percentage", score));
  });
  test("answers are kept unchanged, null too", () => {
    for (const data of [null, 0, [], { any: [null] }])
      expect(parseProgress(put("interactivity", "data", data))).toEqual(put("interactivity", "data", data));
  });
});

test.each([undefined, null, 3, "x", [], {}, { chapters: {} }, { chapters: [{}] }, { chapters: [{ slug: 1 }] }])(
  "§4.65 without a tree of chapters nothing is read (%j)",
  (stored) => {
    expect(parseProgress(stored)).toBeUndefined();
  },
);

describe("§3.158 it is read exactly as this schema reads it", () => {
  const orNothing = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
  const statusSchema = z.enum(["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]);
  const percentSchema = z.number().check(z.minimum(0), z.maximum(100));
  const countSchema = z.int().check(z.minimum(0));

  const interactivitySchema = z.object({
    slug: z.string(),
    status: z.catch(statusSchema, "NOT_STARTED"),
    type: orNothing(z.string()),
    gameType: orNothing(z.string()),
    score: orNothing(percentSchema),
    data: z.optional(z.unknown()),
    attempt: orNothing(countSchema),
    nbTimeDone: z.catch(countSchema, 0),
  });
  const slideSchema = z.object({
    slug: z.string(),
    status: z.catch(statusSchema, "NOT_STARTED"),
    scrolled: z.catch(z.boolean(), false),
    interactivities: z.catch(z.array(interactivitySchema), []),
  });
  const chapterSchema = z.object({
    slug: z.string(),
    status: z.catch(statusSchema, "NOT_STARTED"),
    percentage: orNothing(percentSchema),
    slides: z.catch(z.array(slideSchema), []),
  });
  const progressSchema = z.object({
    publishedDate: orNothing(z.string()),
    status: z.catch(statusSchema, "NOT_STARTED"),
    percentage: orNothing(percentSchema),
    time: z.catch(z.number().check(z.minimum(0)), 0),
    currentChapterIndex: orNothing(z.number()),
    currentChapterSlug: orNothing(z.string()),
    currentSlideIndex: orNothing(z.number()),
    currentSlideSlug: orNothing(z.string()),
    eventDate: orNothing(z.string()),
    chapters: z.array(chapterSchema),
  });

  /** A valid value of the field, or an invalid one. */
  const or = (...values: readonly unknown[]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...values) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<unknown>(
          undefined,
          null,
          "",
          "x",
          true,
          -1,
          0,
          -0,
          0.5,
          101,
          2 ** 53,
          Number.NaN,
          [],
          {},
        ),
      },
    );
  const some = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });
  const list = (element: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 19, arbitrary: element }, or(null)), { maxLength: 3 }) },
      or([]),
    );
  const slug = fc.oneof({ weight: 30, arbitrary: fc.constantFrom("a", "b") }, or("c"));
  const status = or("LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED");
  const one = some({
    slug,
    status,
    type: or("game"),
    gameType: or("MEMO"),
    score: or(0, 33.3, 100),
    data: or({ a: 1 }),
    attempt: or(0, 2),
    nbTimeDone: or(1),
    other: or(1),
  });
  const part = some({ slug, status, scrolled: or(true, false), interactivities: list(one) });
  const stored = some({
    publishedDate: or("2026"),
    status,
    percentage: or(50),
    time: or(1.5),
    currentChapterIndex: or(0, -1, 1.5),
    currentChapterSlug: or("a"),
    currentSlideIndex: or(1),
    currentSlideSlug: or("b"),
    eventDate: or("2026"),
    chapters: list(some({ slug, status, percentage: or(50), slides: list(part) })),
  });

  test("whatever it contains", () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 30, arbitrary: stored }, or(whole)), (value) => {
        const parsed = progressSchema.safeParse(value);
        expect(parseProgress(value)).toEqual(parsed.success ? parsed.data : undefined);
      }),
      { numRuns: 2_000 },
    );
  });
});

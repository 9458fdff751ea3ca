// Knows slugs, times, durations and file names by example and by property.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanFileName,
  createFreeSlug,
  createSlug,
  formatDuration,
  formatIsoDuration,
  formatTimeCode,
  isSameJson,
  parseIsoDuration,
  parseTimeCode,
} from "./index.ts";

const dice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe("slugs", () => {
  test("§9.6 are 10 characters of a–z and 0–9, whatever the dice", () => {
    fc.assert(
      fc.property(dice, (stream) => {
        expect(createSlug(() => stream.next().value)).toMatch(/^[a-z0-9]{10}$/);
      }),
    );
  });
  test("§9.6 may have each of the 36 letters and digits at each place", () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
    for (let place = 0; place < 10; place++) {
      const met = letters.map((_, n) => {
        let throws = 0;
        return createSlug(() => (throws++ === place ? (n + 0.5) / 36 : 0))[place];
      });
      expect(met.sort()).toEqual([...letters].sort());
    }
  });
  test("§5.23 are unique even where the random numbers are always the same", () => {
    const taken = new Set<string>();
    for (let n = 0; n < 5; n++)
      taken.add(
        createFreeSlug(
          () => 0,
          (slug) => taken.has(slug),
        ),
      );
    expect(taken.size).toBe(5);
  });
});

describe("time codes", () => {
  test.each([
    ["7", 7],
    ["1:30", 90],
    ["01:01:01.500", 3661.5],
    ["0:90", 90],
    ["1.5:0", 90],
  ])("§5.3 %s is %d seconds", (text, seconds) => {
    expect(parseTimeCode(text)).toEqual({ ok: true, value: seconds });
  });
  test.each(["", "a", "1:2:3:4", "1:", ":1", "-1", "1e3", " 1", "1,5", "."])(
    "§5.3 §8.31 '%s' is an error, and no value is used",
    (text) => {
      expect(parseTimeCode(text)).toMatchObject({ ok: false, error: { level: "error", code: "time-code.invalid" } });
    },
  );
  test("§9.45 are padded, and read back to the millisecond", () => {
    expect(formatTimeCode(3661.5)).toBe("01:01:01.500");
    expect(formatTimeCode(59.9996)).toBe("00:01:00.000");
    expect(formatTimeCode(-5)).toBe("00:00:00.000");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (ms) => {
        const read = parseTimeCode(formatTimeCode(ms / 1000));
        expect(read.ok && Math.round(read.value * 1000)).toBe(ms);
      }),
    );
  });
});

describe("durations", () => {
  test.each([
    [0, "0000:00:00.00"],
    [3723.5, "0001:02:03.50"],
    [59.999, "0000:01:00.00"],
    [Number.NaN, "0000:00:00.00"],
    [36_000_000, "10000:00:00.00"],
  ])("§9.46 %d seconds read %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
  test.each([
    ["P1Y", 31_536_000],
    ["P1M", 2_592_000],
    ["PT1M", 60],
    ["P1Y2M3DT4H5M6.5S", 31_536_000 + 5_184_000 + 259_200 + 14_706.5],
    ["P2W", 1_209_600],
  ])("§9.47 %s is %d seconds", (text, seconds) => {
    expect(parseIsoDuration(text)).toBe(seconds);
  });
  test.each(["", "P", "PT", "1H", "P1H", "PT1D", "P1DT", "PT1.S", "-P1D"])("§9.47 '%s' is no duration", (text) => {
    expect(parseIsoDuration(text)).toBeUndefined();
  });
  test("§9.47 what is written is read back to the hundredth", () => {
    expect([formatIsoDuration(0), formatIsoDuration(93_600), formatIsoDuration(90.25)]).toEqual([
      "PT0S",
      "P1DT2H",
      "PT1M30.25S",
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (hundredths) => {
        expect(parseIsoDuration(formatIsoDuration(hundredths / 100))).toBeCloseTo(hundredths / 100, 4);
      }),
    );
  });
});

test.each([
  ['a/b\\c?d%e*f:g|h"i<j>k', "a-b-c-d-e-f-g-h-i-j-k"],
  ["\u200eété.pdf", "été.pdf"],
  ["", "unamed"],
  ["  ", "unamed"],
  ["\u200e", "unamed"],
  ["...", "..."],
  [`${"é".repeat(60_000)}.pdf`, `${"é".repeat(196)}.pdf`],
])("§5.24 the file name %j becomes %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test("§4.47 two values are the same when their JSON is, whatever the order of their keys", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameJson(one, structuredClone(one))).toBe(true);
      expect(isSameJson(one, other)).toBe(isSameJson(other, one));
      expect(isSameJson({ a: one, b: other }, { b: other, a: one, c: undefined })).toBe(true);
      expect(isSameJson([one], { 0: one })).toBe(false);
      expect(isSameJson({ a: one }, { a: [one] })).toBe(false);
    }),
  );
});
test("§4.47 values are compared at any depth, even where they contain themselves", { tags: "long" }, () => {
  const wrap = (open: string, inner: string, close: string): unknown =>
    JSON.parse(`${open.repeat(200_000)}${inner}${close.repeat(200_000)}`);
  for (const [open, close] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const) {
    expect(isSameJson(wrap(open, "1", close), wrap(open, "1", close))).toBe(true);
    expect(isSameJson(wrap(open, "1", close), wrap(open, "2", close))).toBe(false);
  }
  const loop = (): unknown => {
    const self: Record<string, unknown> = { a: 1 };
    return Object.assign(self, { left: self, right: [self] });
  };
  expect(isSameJson(loop(), loop())).toBe(true);
  expect(isSameJson(loop(), { ...(loop() as object), a: 2 })).toBe(false);
});

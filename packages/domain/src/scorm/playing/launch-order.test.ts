// Proves which report of overlapping launches counts, whatever the clocks of devices say.
import { describe, expect, test } from "vitest";
import { isLaterWord, isOutdated } from "../index.ts";

/** ISO timestamp of so many seconds. */
const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1_000).toISOString();

describe("decisions 8: a word of a launch", () => {
  test.each([
    ["its own launch stored last, however late", at(10), { launchedAt: at(10), storedAt: at(900) }, false],
    ["an earlier launch stored before it began", at(10), { launchedAt: at(0), storedAt: at(9) }, false],
    [
      "what an earlier page said as it went came behind its beginning",
      at(10),
      { launchedAt: at(0), storedAt: at(14) },
      false,
    ],
    ["an earlier launch went further since it began", at(10), { launchedAt: at(0), storedAt: at(16) }, true],
    ["a later launch has stored its word", at(10), { launchedAt: at(11), storedAt: at(12) }, true],
    ["a later launch has stored its word, nobody knows when", at(10), { launchedAt: at(11), storedAt: null }, true],
    ["somebody stored since, whose launch nobody knows", at(10), { launchedAt: null, storedAt: at(60) }, true],
    ["it names no launch itself", null, { launchedAt: at(11), storedAt: at(60) }, false],
  ])("where %s", (_, launchedAt, stored, expected) => {
    expect(isOutdated({ launchedAt }, stored)).toBe(expected);
  });

  test("is later than those of launches before, whatever their dates, unless it is outdated", () => {
    const word = { launchedAt: at(10), eventDate: at(20) };
    expect(isLaterWord(word, { launchedAt: at(0), eventDate: at(999) })).toBe(true);
    expect(isLaterWord(word, { launchedAt: at(0), eventDate: at(15), storedAt: at(30) })).toBe(false);
    expect(isLaterWord(word, { launchedAt: at(10), eventDate: at(19), storedAt: at(30) })).toBe(true);
    expect(isLaterWord(word, { launchedAt: at(10), eventDate: at(20) })).toBe(false);
    expect(isLaterWord(word, { launchedAt: at(11), eventDate: at(1) })).toBe(false);
  });
});

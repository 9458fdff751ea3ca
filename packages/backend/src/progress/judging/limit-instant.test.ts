// Knows how facts of a slow clock are dated after a reset.
import fc from "fast-check";
import { expect, test } from "vitest";
import { raiseAfterReset } from "./limit-instant.ts";

const RESET = Date.parse("2026-03-01T10:00:00.000Z");
const MINUTES = 60_000;
/** Within five minutes before the reset. */
const slow = fc.integer({ min: RESET - 5 * MINUTES + 1, max: RESET });

test("0093 §7.136 what a slow clock dates before a reset is dated after it, in its order and always alike", () => {
  fc.assert(
    fc.property(slow, slow, (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const raised = raiseAfterReset(first, RESET);
      expect(raised).toBeGreaterThan(RESET);
      expect(raised).toBeLessThanOrEqual(RESET + 5_001);
      expect(raiseAfterReset(second, RESET)).toBeGreaterThanOrEqual(raised);
      // Nobody plays two attempts within a tenth of a second.
      if (second - first >= 100) expect(raiseAfterReset(second, RESET)).toBeGreaterThan(raised);
    }),
  );
});

test("0093 §7.136 what is older, or after the reset, keeps its date", () => {
  for (const instant of [RESET - 5 * MINUTES, RESET - 60 * MINUTES, RESET + 1])
    expect(raiseAfterReset(instant, RESET)).toBe(instant);
  expect(raiseAfterReset(RESET, null)).toBe(RESET);
});

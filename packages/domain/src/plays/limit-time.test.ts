// Knows that no time is believed that cannot have passed, and that no possible time is lost.
import fc from "fast-check";
import { expect, test } from "vitest";
import { limitTime, limitVisit } from "./limit-time.ts";

const START = Date.UTC(2026, 0, 1);
const DAY = 86_400;
const seconds = fc.integer({ min: 0, max: 400 * DAY });
/** How much time passed at the server since the last save, and how much is reported then. */
const saves = fc.array(fc.record({ passed: seconds, told: fc.oneof(seconds, fc.constant(315_360_000)) }), {
  maxLength: 20,
});

test("decisions 8: whatever is reported, no more is stored than passed since the first save, and a day; it never decreases", () => {
  fc.assert(
    fc.property(saves, (all) => {
      let [passed, time] = [0, 0];
      for (const [at, save] of all.entries()) {
        if (at > 0) passed += save.passed;
        const now = START + passed * 1_000;
        const next = limitTime(Math.max(time, save.told), { since: START, time }, now);
        expect(next).toBeGreaterThanOrEqual(time);
        expect(next).toBeLessThanOrEqual(passed + DAY);
        time = next;
      }
    }),
  );
});

test("decisions 8: a learner who reports no more than passed, or a day without a network at once, is believed to the second", () => {
  fc.assert(
    fc.property(seconds, seconds, fc.integer({ min: 0, max: DAY }), (passed, spent, away) => {
      const told = Math.min(spent, passed) + away;
      const time = limitTime(told, { since: START, time: 0 }, START + passed * 1_000);
      expect(time).toBe(told);
    }),
  );
});

test("decisions 8: stored time stays, even where the server's clock was put back", () => {
  expect(limitTime(9 * DAY, { since: START, time: 8 * DAY }, START - 1_000)).toBe(8 * DAY);
});

test("decisions 7: a launch takes no longer than its age, whenever it claims to have begun", () => {
  const now = START + 3_600_000;
  expect(limitVisit(3_000, START, now)).toBe(3_000);
  expect(limitVisit(315_360_000, START, now)).toBe(3_900);
  expect(limitVisit(315_360_000, now + 86_400_000, now)).toBe(300);
});

// Knows that no time is believed that cannot have passed, and that none is lost that can.
import fc from "fast-check";
import { expect, test } from "vitest";
import { limitTime, limitVisit } from "./limit-time.ts";

const START = Date.UTC(2026, 0, 1);
const DAY = 86_400;
const seconds = fc.integer({ min: 0, max: 400 * DAY });
/** What passed at the server since the last save, and what is told then. */
const saves = fc.array(fc.record({ passed: seconds, told: fc.oneof(seconds, fc.constant(315_360_000)) }), {
  maxLength: 20,
});

test("decisions 8: whatever is told, no more is stored than passed since the first save, and a day; it never goes back", () => {
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

test("decisions 8: who tells no more than what passed, or a day away from the network at once, is believed to the second", () => {
  fc.assert(
    fc.property(seconds, seconds, fc.integer({ min: 0, max: DAY }), (passed, spent, away) => {
      const told = Math.min(spent, passed) + away;
      const time = limitTime(told, { since: START, time: 0 }, START + passed * 1_000);
      expect(time).toBe(told);
    }),
  );
});

test("decisions 8: what was stored before stays, also where the server's clock was put back", () => {
  expect(limitTime(9 * DAY, { since: START, time: 8 * DAY }, START - 1_000)).toBe(8 * DAY);
});

test("decisions 7: a launch takes no longer than its age, whenever it says that it began", () => {
  const now = START + 3_600_000;
  expect(limitVisit(3_000, START, now)).toBe(3_000);
  expect(limitVisit(315_360_000, START, now)).toBe(3_900);
  expect(limitVisit(315_360_000, now + 86_400_000, now)).toBe(300);
});

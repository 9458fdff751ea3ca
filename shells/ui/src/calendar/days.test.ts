// Knows which days a calendar shows, and how slots at the same time stand side by side.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./add-days.ts";
import { layLanes, listDays, turn } from "./days.ts";

const dayArbitrary = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));

describe("the calendar of sessions", () => {
  test("has whole weeks from Monday on, and its own day among them", () => {
    fc.assert(
      fc.property(dayArbitrary, fc.constantFrom("week" as const, "month" as const), (at, span) => {
        const days = listDays(span, at);
        expect(days).toContain(at);
        expect([days.length % 7, new Date(`${days[0]}T00:00:00Z`).getUTCDay()]).toEqual([0, 1]);
        expect(new Set(days).size).toBe(days.length);
      }),
    );
    expect(listDays("day", "2026-11-27")).toEqual(["2026-11-27"]);
    expect(listDays("month", "2026-11-27")).toMatchObject({ 0: "2026-10-26", 41: "2026-12-06", length: 42 });
    expect(listDays("month", "2027-02-10")).toHaveLength(28);
  });

  test("is turned over to what comes next, and back", () => {
    expect([turn("day", "2026-12-31", 1), turn("week", "2026-11-27", -1)]).toEqual(["2027-01-01", "2026-11-20"]);
    expect([turn("month", "2026-12-31", 1), turn("month", "2026-03-31", -1)]).toEqual(["2027-01-01", "2026-02-01"]);
  });

  test("shows slots at the same time side by side, and none over another", () => {
    const slotArbitrary = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 6 }))
      .map(([at, long]) => ({
        startAt: `2026-01-01T${String(at).padStart(2, "0")}`,
        endAt: `2026-01-01T${String(at + long).padStart(2, "0")}`,
      }));
    fc.assert(
      fc.property(fc.array(slotArbitrary, { maxLength: 12 }), (slots) => {
        const laid = layLanes(slots);
        expect(laid).toHaveLength(slots.length);
        for (const one of laid)
          for (const other of laid) {
            const isTogether = one.slot.startAt < other.slot.endAt && other.slot.startAt < one.slot.endAt;
            if (one !== other && isTogether) {
              expect(one.lane).not.toBe(other.lane);
              expect(one.lanes).toBe(other.lanes);
            }
            expect(one.lane).toBeLessThan(one.lanes);
          }
      }),
    );
  });
});

// Knows the rules by which slots are planned: the dates of a series, and what stands in the way.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findClashes, LONGEST_SERIES, listSeriesDates, type SeriesRule } from "../index.ts";

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const dayArbitrary = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const ruleArbitrary = fc.record<SeriesRule>({
  first: dayArbitrary,
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  everyWeeks: fc.integer({ min: 1, max: 8 }),
  until: fc.option(dayArbitrary),
  times: fc.option(fc.integer({ min: 1, max: 150 })),
});

describe("decisions 11: a series of slots", () => {
  it("has the weekdays that were asked for, in weeks as far apart as was asked for", () => {
    fc.assert(
      fc.property(ruleArbitrary, (rule) => {
        const dates = listSeriesDates(rule);
        const monday = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 - weekday(day);
        expect([...new Set(dates)].sort()).toEqual(dates);
        for (const date of dates) {
          expect(rule.weekdays).toContain(weekday(date));
          expect(date >= rule.first && (rule.until === null || date <= rule.until)).toBe(true);
          expect((monday(date) - monday(rule.first)) % (7 * rule.everyWeeks)).toBe(0);
        }
        expect(dates.length).toBeLessThanOrEqual(Math.min(rule.times ?? LONGEST_SERIES, LONGEST_SERIES));
      }),
    );
  });

  it("ends by its date or after so many times, and leaves none of its days out", () => {
    const rule = { first: "2026-11-27", weekdays: [2, 5], everyWeeks: 1, until: null, times: null };
    expect(listSeriesDates({ ...rule, times: 3 })).toEqual(["2026-11-27", "2026-12-01", "2026-12-04"]);
    expect(listSeriesDates({ ...rule, until: "2026-12-01" })).toEqual(["2026-11-27", "2026-12-01"]);
    expect(listSeriesDates({ ...rule, everyWeeks: 2, times: 3 })).toEqual(["2026-11-27", "2026-12-08", "2026-12-11"]);
  });

  it.each([
    { first: "x" },
    { until: "2026-13-40" },
    { weekdays: [] },
    { everyWeeks: 0 },
    { everyWeeks: Number.NaN },
    { times: null },
  ])("without an end, or with what is no date, has none: %j", (change) => {
    const rule = { first: "2026-11-27", weekdays: [5], everyWeeks: 1, until: null, times: 3 };
    expect(listSeriesDates({ ...rule, ...change })).toEqual([]);
  });
});

describe("decisions 11: slots in each other's way", () => {
  const slot = { slug: "a", startAt: 10, endAt: 20, trainerId: "tom", place: "Room 1", shared: 0 };
  const wanted = { trainerId: "tom", place: " room 1", times: [{ startAt: 19, endAt: 30 }] };

  it("are those of one trainer, or of one place however it is written, at the same time", () => {
    expect(findClashes(wanted, [slot])).toEqual([
      { at: 0, kind: "trainer", slug: "a" },
      { at: 0, kind: "place", slug: "a" },
    ]);
    expect(findClashes({ ...wanted, trainerId: null }, [slot]).map(({ kind }) => kind)).toEqual(["place"]);
    expect(findClashes({ ...wanted, place: "Room 2" }, [slot]).map(({ kind }) => kind)).toEqual(["trainer"]);
    expect(findClashes({ ...wanted, trainerId: null, place: null }, [{ ...slot, place: "" }])).toEqual([]);
  });

  it("are those that share people, whoever teaches and wherever they are", () => {
    const apart = { ...wanted, trainerId: null, place: null };
    expect(findClashes(apart, [{ ...slot, shared: 2 }])).toEqual([{ at: 0, kind: "people", slug: "a" }]);
    expect(findClashes(wanted, [{ ...slot, shared: 2 }]).map(({ kind }) => kind)).toEqual([
      "trainer",
      "place",
      "people",
    ]);
  });

  it("do not clash where one only begins when the other ends", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }), (startAt, length) => {
        const time = { startAt, endAt: startAt + length };
        const isApart = time.endAt <= slot.startAt || slot.endAt <= time.startAt;
        expect(findClashes({ ...wanted, times: [time] }, [slot]).length === 0).toBe(isApart);
      }),
    );
  });
});

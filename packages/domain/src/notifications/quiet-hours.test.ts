// Knows when somebody is not to be disturbed, and from when on they are again notified.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findQuietEnd, isTimeZone } from "./index.ts";

const NIGHT = { from: 22 * 60, to: 7 * 60, timeZone: "Europe/Paris" };
const at = (text: string) => Date.parse(text);
const end = (text: string, quiet = NIGHT) => {
  const found = findQuietEnd(quiet, at(text));
  return found === null ? null : new Date(found).toISOString();
};

test("§4.160 quiet hours over midnight end in the morning of their own time zone", () => {
  expect(end("2026-01-10T20:59:59Z")).toBeNull();
  expect(end("2026-01-10T21:00:00Z")).toBe("2026-01-11T06:00:00.000Z");
  expect(end("2026-01-11T05:59:30Z")).toBe("2026-01-11T06:00:00.000Z");
  expect(end("2026-01-11T06:00:00Z")).toBeNull();
});

test("§4.160 in the night in which clocks change they end at the hour that the clock shows", () => {
  expect(end("2026-03-28T22:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
  expect(end("2026-10-24T21:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
});

test("§4.160 whatever is chosen, quiet hours that apply now end later, within a day and a clock change", () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const timeZone = fc.constantFrom("Europe/Paris", "America/Caracas", "Pacific/Auckland", "Asia/Kathmandu", "UTC");
  const now = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2026-12-31T00:00:00Z") });
  fc.assert(
    fc.property(minute, minute, timeZone, now, (from, to, zone, moment) => {
      fc.pre(from !== to);
      const found = findQuietEnd({ from, to, timeZone: zone }, moment);
      if (found === null) return;
      expect(found).toBeGreaterThan(moment);
      expect(found - moment).toBeLessThanOrEqual(25 * 3_600_000);
    }),
  );
});

test("§4.160 quiet hours in an unknown time zone never apply", () => {
  expect(isTimeZone("Europe/Paris")).toBe(true);
  expect(isTimeZone("Europe/Nowhere")).toBe(false);
  expect(findQuietEnd({ ...NIGHT, timeZone: "Europe/Nowhere" }, at("2026-01-10T23:00:00Z"))).toBeNull();
});

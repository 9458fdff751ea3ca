// Knows which texts are read as instants.
import { expect, test } from "vitest";
import { readInstant, toIso } from "./time.ts";

const read = (text: unknown) => {
  const instant = readInstant(text);
  return instant === null ? null : toIso(instant);
};

test.each([
  ["2026-02-28T23:00:00Z", "2026-02-28T23:00:00.000Z"],
  ["2028-02-29T23:30:00-02:00", "2028-03-01T01:30:00.000Z"],
  ["2026-03-01T00:30+01:00", "2026-02-28T23:30:00.000Z"],
])("§7.29 an ISO date and time with an offset is read: %s", (text, instant) => {
  expect(read(text)).toBe(instant);
});

test.each([
  "2026-02-31T00:00:00Z",
  "2026-02-29T10:00:00+01:00",
  "2026-04-31T10:00:00Z",
  "2026-02-28",
  "1969-12-31T23:59:59Z",
])("a day that no calendar has is no instant, nor is what has no offset: %s", (text) => {
  expect(read(text)).toBeNull();
});

// Knows that a reader which only knows the standard (RFC 5545) reads in the file what was written into it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEntry, writeCalendar } from "../index.ts";

/** Unfolds, splits and unescapes as 3.1 and 3.3.11 of the standard say. */
function readCalendar(file: string) {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  expect(lines.pop()).toBe("");
  const stack: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+):([\s\S]*)$/.exec(line) ?? [];
    expect(name).not.toBe("");
    if (name === "BEGIN") {
      stack.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") expect(stack.pop()).toBe(value);
    else if (stack.at(-1) === "VEVENT")
      Object.assign(events.at(-1) ?? {}, {
        [name]: value.replace(/\\([\\;,nN])/g, (_, letter) => (/n/i.test(letter) ? "\n" : letter)),
      });
  }
  expect(stack).toEqual([]);
  return events;
}

const NOW = "2026-03-01T08:00:00.000Z";
const entry: CalendarEntry = {
  uid: "slot@academiz",
  startAt: "2026-03-02T09:00:00.000Z",
  endAt: "2026-03-02T10:30:00.000Z",
  title: "Fire; safety, level \\new\\",
  place: "Room 1\nBuilding B",
  description: "",
  url: "https://academiz.example/classroom/abc",
};

test("decisions 11: a slot stands in the calendar at its time, with its title and its place", () => {
  expect(readCalendar(writeCalendar([entry], NOW))).toEqual([
    {
      UID: "slot@academiz",
      DTSTAMP: "20260301T080000Z",
      DTSTART: "20260302T090000Z",
      DTEND: "20260302T103000Z",
      SUMMARY: "Fire; safety, level \\new\\",
      LOCATION: "Room 1\nBuilding B",
      URL: "https://academiz.example/classroom/abc",
    },
  ]);
  expect(readCalendar(writeCalendar([{ ...entry, place: null }, entry], NOW))).toHaveLength(2);
});

test("decisions 11: no text that people type ends a line, and no line is longer than the standard allows", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 }).map((one) => one.replace(/[\p{Cc}\p{Cs}]/gu, "x"));
  fc.assert(
    fc.property(text, text, (title, place) => {
      const file = writeCalendar([{ ...entry, title, place, description: `${title}\r\nEND:VEVENT` }], NOW);
      for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const [read] = readCalendar(file);
      expect(read?.["SUMMARY"]).toBe(title);
      expect(read?.["LOCATION"] ?? "").toBe(place);
      expect(read?.["DESCRIPTION"]).toBe(`${title}\nEND:VEVENT`);
    }),
  );
});

test("decisions 11: what is a moment has no end, since an end must be later than its start", () => {
  const [moment] = readCalendar(writeCalendar([{ ...entry, endAt: entry.startAt }], NOW));
  expect([moment?.["DTSTART"] === undefined, moment?.["DTEND"]]).toEqual([false, undefined]);
});

// Knows that no result is dated before anything could be played, and that the order of facts stays that of their clock.
import { expect, test } from "vitest";
import { dateFact } from "./date-fact.ts";

const DAY = 86_400_000;
const [MADE, NOW] = [Date.parse("2026-03-01T10:00:00.000Z"), Date.parse("2026-03-05T10:00:00.000Z")];
const at = { now: NOW, madeAt: MADE };
const iso = (instant: number) => new Date(instant).toISOString();
const OLD = Date.parse("1985-01-01T00:00:00.000Z");

test("§7.122 a fact from before anything could be played is dated a day before that, and no earlier", () => {
  expect(dateFact(OLD, at, null)).toEqual({ eventDate: iso(MADE - DAY), toldDate: iso(OLD), isOlder: false });
  expect(dateFact(MADE - DAY, at, null)).toEqual({ eventDate: iso(MADE - DAY), isOlder: false });
  expect(dateFact(MADE - DAY - 1, at, null).eventDate).toBe(iso(MADE - DAY));
});

test("§7.122 the facts of one clock stay in their order, and the same one told again changes nothing", () => {
  const first = dateFact(OLD, at, null);
  const second = dateFact(OLD + 1, at, { ...first });
  expect(second).toEqual({ eventDate: iso(MADE - DAY + 1), toldDate: iso(OLD + 1), isOlder: false });
  expect(dateFact(OLD + 1, at, { ...second }).isOlder).toBe(true);
  expect(dateFact(OLD, at, { ...second }).isOlder).toBe(true);
});

test("§7.122 where a right clock said more, one that is years late says nothing new, and the other way round", () => {
  const right = dateFact(NOW, at, null);
  expect(dateFact(OLD, at, { ...right }).isOlder).toBe(true);
  const late = dateFact(OLD, at, null);
  expect(dateFact(NOW, at, { ...late })).toEqual({ eventDate: iso(NOW), isOlder: false });
});

test("§7.122 what was stored with such a date before is dated anew by the next fact", () => {
  expect(dateFact(OLD + 5, at, { eventDate: iso(OLD) })).toEqual({
    eventDate: iso(MADE - DAY),
    toldDate: iso(OLD + 5),
    isOlder: false,
  });
  expect(dateFact(OLD, at, { eventDate: iso(OLD) }).isOlder).toBe(true);
});

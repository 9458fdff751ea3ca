import { expect, test } from "vitest";
import { findListParts, type ListPart, MANY_ROWS } from "./rows-in-sight.ts";

const rowsOf = (parts: readonly ListPart[]) => parts.flatMap((part) => ("row" in part ? part.row : []));
const roomOf = (parts: readonly ListPart[], height: number) =>
  parts.reduce((sum, part) => sum + ("row" in part ? height : part.room), 0);
const SIGHT = { top: 6_400, bottom: 8_000 };

test("screens §4 of 300 rows, those in sight are in the page", () => {
  const parts = findListParts(
    Array.from({ length: 300 }, () => 64),
    SIGHT,
    new Set(),
  );
  const rows = rowsOf(parts);
  expect([rows.length <= 30, rows[0], rows.at(-1)]).toEqual([true, 99, 125]);
  expect(parts.map((part) => "row" in part)).toEqual([false, ...rows.map(() => true), false]);
  expect(roomOf(parts, 64)).toBe(300 * 64);
});

test("screens §4 a row that has the focus stays", () => {
  const parts = findListParts(
    Array.from({ length: 300 }, () => 64),
    SIGHT,
    new Set([0, 250]),
  );
  expect([rowsOf(parts)[0], rowsOf(parts).at(-1)]).toEqual([0, 250]);
  expect(parts.filter((part) => "room" in part)).toEqual([
    { from: 1, room: 98 * 64 },
    { from: 126, room: 124 * 64 },
    { from: 251, room: 49 * 64 },
  ]);
});

test("screens §4 a row that was not seen yet gets the height of the others", () => {
  const parts = findListParts(
    [100, 100, ...Array.from({ length: 98 }, () => null)],
    { top: 0, bottom: 100 },
    new Set(),
  );
  expect(parts).toEqual([{ row: 0 }, { row: 1 }, { from: 2, room: 9_800 }]);
});

test("screens §4 a list of few rows is in the page as a whole", () => {
  const few = Array.from({ length: MANY_ROWS - 1 }, () => 64);
  expect(rowsOf(findListParts(few, { top: -900, bottom: -800 }, new Set()))).toHaveLength(MANY_ROWS - 1);
});

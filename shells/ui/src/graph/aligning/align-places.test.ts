// Knows what holds for nodes that are aligned or spread, wherever they stood.
import fc from "fast-check";
import { expect, test } from "vitest";
import { NODE_SIZE } from "../lay-out-shape.ts";
import { type Alignment, alignPlaces, type Places } from "./align-places.ts";

const far = fc.integer({ min: -3_000, max: 3_000 });
const places = fc
  .array(fc.record({ x: far, y: far }), { minLength: 2, maxLength: 12 })
  .map((all): Places => new Map(all.map((place, at) => [`n${at}`, place])));
const LINES: readonly Alignment[] = ["left", "centre", "right", "top", "middle", "bottom"];
const SPREADS: readonly Alignment[] = ["across", "down"];
const axisOf = (how: Alignment) => (["left", "centre", "right", "across"].includes(how) ? "x" : "y");
const listOn = (all: Places, axis: "x" | "y") => [...all.values()].map((place) => place[axis]);
const sort = (all: readonly number[]) => all.toSorted((one, other) => one - other);

test("screens §2 aligned or spread, the same nodes stand where they stood on the other axis where none covers another, and once more changes nothing", () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...LINES, ...SPREADS), (before, how) => {
      const after = alignPlaces(before, how);
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
      const other = axisOf(how) === "x" ? "y" : "x";
      // Only a node that another one would cover leaves its place, and only forward.
      const size = NODE_SIZE[other === "x" ? "width" : "height"];
      const gaps = sort(listOn(before, other)).map(
        (place, at, all) => place - (all[at - 1] ?? Number.NEGATIVE_INFINITY),
      );
      const isClear = SPREADS.includes(how) || gaps.every((gap) => gap >= size);
      for (const [id, { [other]: is }] of after) {
        const was = before.get(id)?.[other] ?? 0;
        expect(isClear ? is === was : is >= was).toBe(true);
      }
      expect(listOn(after, axisOf(how)).every(Number.isInteger)).toBe(true);
      expect(alignPlaces(after, how)).toEqual(after);
    }),
  );
});

test("screens §2 aligned nodes stand on one line: the first one's, the last one's, or the one between them", () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...LINES), (before, how) => {
      const [was, is] = [sort(listOn(before, axisOf(how))), listOn(alignPlaces(before, how), axisOf(how))];
      expect(new Set(is).size).toBe(1);
      const [first, last] = [was[0] ?? 0, was.at(-1) ?? 0];
      const at = { first, last, between: Math.round((first + last) / 2) };
      expect(is[0]).toBe(
        how === "left" || how === "top" ? at.first : how === "right" || how === "bottom" ? at.last : at.between,
      );
    }),
  );
});

test("screens §2 aligned one way and then the other, no node stands upon another", () => {
  fc.assert(
    fc.property(places, fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 3 }), (before, ways) => {
      const after = [...ways.reduce(alignPlaces, before).values()];
      for (const [at, one] of after.entries())
        for (const other of after.slice(at + 1)) {
          const isBeside = Math.abs(one.x - other.x) >= NODE_SIZE.width;
          expect(isBeside || Math.abs(one.y - other.y) >= NODE_SIZE.height).toBe(true);
        }
    }),
  );
});

test("screens §2 two nodes of a row that are aligned on the left stand below each other, in their order", () => {
  const row: Places = new Map([
    ["b", { x: 300, y: 40 }],
    ["a", { x: 0, y: 40 }],
  ]);
  const after = alignPlaces(row, "left");
  expect(after.get("a")).toEqual({ x: 0, y: 40 });
  expect(after.get("b")).toEqual({ x: 0, y: 40 + NODE_SIZE.height + 16 });
});

test("screens §2 spread nodes keep their order and the first its place, with the same room between them and none upon another", () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...SPREADS), (before, how) => {
      const axis = axisOf(how);
      const after = alignPlaces(before, how);
      const [was, is] = [sort(listOn(before, axis)), sort(listOn(after, axis))];
      expect(is[0]).toBe(was[0]);
      for (const [id, { [axis]: place }] of before)
        for (const [other, { [axis]: next }] of before)
          if (place < next) expect(after.get(id)?.[axis]).toBeLessThan(after.get(other)?.[axis] ?? 0);
      const rooms = is
        .slice(1)
        .map((place, at) => place - (is[at] ?? 0) - NODE_SIZE[axis === "x" ? "width" : "height"]);
      expect(Math.max(...rooms) - Math.min(...rooms)).toBeLessThanOrEqual(1);
      expect(Math.min(...rooms)).toBeGreaterThanOrEqual(15);
      // Where there is room enough, the last one stays too.
      if (Math.min(...rooms) > 16) expect(is.at(-1)).toBe(was.at(-1));
    }),
  );
});

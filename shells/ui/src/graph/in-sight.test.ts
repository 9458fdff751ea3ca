// Knows that a node under the zoom buttons does not count as visible, and at which scale a drawing begins.
import { expect, test } from "vitest";
import { ABOVE, isInSight, LEGIBLE, zoomToWidth } from "./in-sight.ts";

const around = { x: 50, y: 20 };
const window = { x: 0, y: 0, zoom: 1, width: 300, height: 400 };

test.each([
  ["in the middle", { x: 150, y: 200 }, true],
  ["under the buttons of the zoom", { x: 150, y: 20 }, false],
  ["just below them", { x: 150, y: ABOVE + 20 }, true],
  ["beyond the left", { x: 40, y: 200 }, false],
  ["beyond the right", { x: 260, y: 200 }, false],
  ["beyond the foot", { x: 150, y: 390 }, false],
])("a node %s", (_, middle, isSeen) => {
  expect(isInSight(middle, around, window)).toBe(isSeen);
  // Nearer, and moved along: the same place of the window.
  const nearer = { ...window, zoom: 2, x: -middle.x, y: -middle.y };
  expect(isInSight(middle, { x: 25, y: 10 }, nearer)).toBe(isSeen);
});

test.each([
  ["one column, on a phone", 208, 294, 1],
  ["two columns, on a phone", 480, 294, LEGIBLE + 0.0125],
  ["three columns, on a phone: what is read is not made smaller", 760, 294, LEGIBLE],
  ["three columns, on a desk", 760, 900, 1],
])("a drawing of %s begins as near as it is read", (_, across, width, zoom) => {
  expect(zoomToWidth(across, width)).toBeCloseTo(zoom);
});

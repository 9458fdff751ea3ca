// Knows that a node under the zoom buttons does not count as visible.
import { expect, test } from "vitest";
import { ABOVE, isInSight } from "./in-sight.ts";

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

// Knows that the tiles together show the whole picture, undistorted, on a board of any shape.
import { expect, test } from "vitest";
import { coverBoard, drawTile } from "./draw-tile.ts";

/**
 * The first point of the picture that a tile shows, and the size at which it is drawn, as shares of the board, from its
 * style.
 */
function readTile(count: { readonly columns: number; readonly rows: number }, tile: number, zoom = { x: 1, y: 1 }) {
  const { backgroundSize, backgroundPosition } = drawTile(count, tile, "p.svg", zoom);
  const [[width = 0, height = 0], [x = 0, y = 0]] = [backgroundSize, backgroundPosition].map((percents) =>
    String(percents).split(" ").map(Number.parseFloat),
  ) as [number[], number[]];
  // In CSS a position moves a picture by the part that exceeds its tile.
  const from = (position: number, size: number, of: number) => ((size / 100 - 1) * position) / 100 / of;
  return { x: from(x, width, count.columns), y: from(y, height, count.rows), wide: width / 100 / count.columns };
}

test("each tile shows the part of the picture that lies at its column and row", () => {
  const cut = { columns: 3, rows: 2 };
  for (const [tile, x, y] of [
    [0, 0, 0],
    [1, 1 / 3, 0],
    [5, 2 / 3, 1 / 2],
  ] as const) {
    const shown = readTile(cut, tile);
    expect([shown.x, shown.y, shown.wide].map((share) => share.toFixed(6))).toEqual(
      [x, y, 1].map((share) => share.toFixed(6)),
    );
  }
});
test("a board of another shape is covered: the same amount is cut off on either side", () => {
  const zoom = coverBoard({ width: 300, height: 225 }, { width: 300, height: 270 });
  expect(zoom).toEqual({ x: 1.2, y: 1 });
  const [first, last] = [readTile({ columns: 6, rows: 6 }, 0, zoom), readTile({ columns: 6, rows: 6 }, 35, zoom)];
  expect([first.x, last.x, first.y].map((share) => share.toFixed(4))).toEqual(["0.1000", "0.9333", "0.0000"]);
  expect(coverBoard({ width: 300, height: 225 }, { width: 330, height: 225 })).toEqual({ x: 1, y: 1.1 });
  expect(coverBoard({ width: 0, height: 0 }, { width: 0, height: 0 })).toEqual({ x: 1, y: 1 });
});

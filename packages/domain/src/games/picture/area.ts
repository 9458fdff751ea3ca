// Knows a part of a picture, in percent of it, not in pixels, because pictures are shown in every size.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";

/** The least width and height of a part, in percent. */
export const LEAST_AREA = 2;
const ALL = 100;

/** A place between two edges of a picture. */
export const percent = z.number().check(z.refine((number) => number >= 0 && number <= ALL, "expected 0 to 100"));
export const areaFields = { x: percent, y: percent, width: percent, height: percent };
const areaSchema = z.object(areaFields);
/** A part of a picture: where its left and upper edges are, and how large it is, in percent. */
export interface Area extends Immutable<z.infer<typeof areaSchema>> {}

const clamp = (number: number, least: number, most: number): number => Math.min(most, Math.max(least, number));
const round = (number: number): number => Math.round(number * 10) / 10;

/** The nearest area that lies on the picture, in tenths of a percent. */
export function fitArea({ x, y, width, height }: Area): Area {
  const [wide, high] = [width, height].map((size) => round(clamp(size, LEAST_AREA, ALL))) as [number, number];
  return {
    ...{ width: wide, height: high },
    ...{ x: round(clamp(x, 0, ALL - wide)), y: round(clamp(y, 0, ALL - high)) },
  };
}

export const shiftArea = ({ x, y, width, height }: Area, right: number, down: number): Area =>
  fitArea({ x: x + right, y: y + down, width, height });

/** The area with its right and lower edges moved; the left and upper ones stay. */
export const growArea = ({ x, y, width, height }: Area, right: number, down: number): Area =>
  fitArea({
    x,
    y,
    width: clamp(width + right, LEAST_AREA, ALL - x),
    height: clamp(height + down, LEAST_AREA, ALL - y),
  });

/** The area between two opposite corners, in any order. */
export const spanArea = (from: Pick<Area, "x" | "y">, to: Pick<Area, "x" | "y">): Area =>
  fitArea({
    ...{ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
    ...{ width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) },
  });

/** Where a new area is put: beside the former ones, so that none covers another. */
export const nextArea = (count: number): Area =>
  fitArea({ x: 4 + (count % 4) * 24, y: 4 + (Math.floor(count / 4) % 4) * 24, width: 20, height: 20 });

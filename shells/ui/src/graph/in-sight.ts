// Knows whether a part of a drawing is visible, with nothing over it, and at which scale a drawing begins.
import type { Place } from "./lay-out-shape.ts";

/** The height of the zoom buttons at the top, in pixels. */
export const ABOVE = 72;

/** The position of the drawing in its window, in pixels. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/**
 * `middle`, and how far the part reaches `around` it on each side, in the drawing's own measure; it must stand below
 * the buttons too.
 */
export const isInSight = (middle: Place, around: Place, { x, y, zoom, width, height }: Sight): boolean =>
  (middle.x - around.x) * zoom + x >= 0 &&
  (middle.y - around.y) * zoom + y >= ABOVE &&
  (middle.x + around.x) * zoom + x <= width &&
  (middle.y + around.y) * zoom + y <= height;

/** Smaller than this nobody reads the names. */
export const LEGIBLE = 0.6;

/** As near as all that stands side by side is seen, where it can be read so. */
export const zoomToWidth = (across: number, width: number): number => Math.max(LEGIBLE, Math.min(1, width / across));

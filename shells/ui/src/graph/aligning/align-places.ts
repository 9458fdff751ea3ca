// Knows where chosen nodes stand once they are aligned in one line, or spread with equal room between them.
import { NODE_SIZE, type Place } from "../lay-out-shape.ts";

/** `across` and `down` spread nodes from the left to the right, or from the top to the bottom. */
export type Alignment = "left" | "centre" | "right" | "top" | "middle" | "bottom" | "across" | "down";
export type Places = ReadonlyMap<string, Place>;

/** The least room between nodes that are spread. */
const LEAST_ROOM = 16;
const AXES: Readonly<Record<Alignment, keyof Place>> = {
  ...{ left: "x", centre: "x", right: "x", across: "x" },
  ...{ top: "y", middle: "y", bottom: "y", down: "y" },
};

/** The new places of the same nodes. Along the other axis they stay; whole pixels stay whole. */
export function alignPlaces(places: Places, how: Alignment): Places {
  const axis = AXES[how];
  const sorted = [...places].toSorted(([, one], [, other]) => one[axis] - other[axis]);
  const [first, last] = [sorted[0]?.[1][axis] ?? 0, sorted.at(-1)?.[1][axis] ?? 0];
  const room = NODE_SIZE[axis === "x" ? "width" : "height"] + LEAST_ROOM;
  const step = Math.max(room, (last - first) / Math.max(1, sorted.length - 1));
  const standAt = (at: number): number => {
    switch (how) {
      case "left":
      case "top":
        return first;
      case "right":
      case "bottom":
        return last;
      case "centre":
      case "middle":
        return Math.round((first + last) / 2);
      default:
        return Math.round(first + at * step);
    }
  };
  return new Map(sorted.map(([id, place], at) => [id, { ...place, [axis]: standAt(at) }]));
}
